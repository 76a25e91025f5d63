import type { PaymentToJudge } from '#contract/money/payments.ts'
import { stillDue } from '#contract/money/still-due.ts'
import { Price } from '../../ui/Price.tsx'
import type { InQueue } from '../desk/Queue.tsx'
import { useAge } from '../use-age.ts'
import { lookOfProof } from './look-of-proof.ts'
import { pictureState } from './picture-state.ts'
import { isSmall } from './picture-size.ts'
import { useWords, type Words } from '../../platform/words.ts'

/** The proofs as they stand in the queue, the oldest first, with what is odd about them; by the clock of the database. */
export function useProofLines(payments: readonly PaymentToJudge[], now: string) {
  const { t } = useWords()
  return payments.map((payment) => ({
    id: payment.id,
    head: <Price ringgit={stillDue(payment)} />,
    time: <Waits since={payment.proof_sent_at} now={now} />,
    who: [payment.customer_name, payment.bank_name].filter(Boolean).join(' · '),
    mark: markOf(payment, t),
  }))
}

function Waits({ since, now }: { since: string | null; now: string }) {
  const age = useAge(since, now)
  return <span className={lookOfProof(since, now)}>{age}</span>
}

function markOf(payment: PaymentToJudge, t: Words['t']): InQueue['mark'] {
  const state = pictureState(payment)
  if (state === 'seen') return { word: t('office.payments.seen_before'), tone: 'trouble' }
  if (payment.cancel_wished_at) return { word: t('office.payments.wants_cancel'), tone: 'waiting' }
  if (state === 'again') return { word: t('office.payments.sent_again'), tone: 'waiting' }
  const refused = payment.rejections?.length ?? 0
  if (refused > 0) return { word: t('office_payments.nth', { nth: refused + 1 }), tone: 'waiting' }
  return isSmall(payment) ? { word: t('office.payments.small'), tone: 'waiting' } : undefined
}
