import type { CountryCode } from '../places/countries.ts'
import { intoIndonesia } from './duty-indonesia.ts'
import { intoMalaysia } from './duty-malaysia.ts'
import type { DutyEstimate, DutyQuestion } from './duty.ts'

/** What the receiver may have to pay at the border. An estimate: customs decide. */
export function estimateDuty(question: DutyQuestion): DutyEstimate {
  return estimates[question.to](question)
}

const estimates = { MY: intoMalaysia, ID: intoIndonesia } as const satisfies Record<
  CountryCode,
  (question: DutyQuestion) => DutyEstimate
>
