import { intoIndonesia } from './duty-indonesia.ts'
import { intoMalaysia } from './duty-malaysia.ts'
import type { DutyEstimate, DutyQuestion } from './duty.ts'

/** What the receiver may have to pay at the border. An estimate: customs decide. */
export function estimateDuty(question: DutyQuestion): DutyEstimate {
  return question.to === 'ID' ? intoIndonesia(question) : intoMalaysia(question)
}
