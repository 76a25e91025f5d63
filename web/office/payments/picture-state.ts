import type { PaymentToJudge } from '#contract/money/payments.ts'

/** Whether the picture of a proof came first, came for another payment before, or has come for another one since. */
export function pictureState({ duplicates, proof_sent_at }: PaymentToJudge) {
  if (duplicates.length === 0) return 'new'
  return duplicates.some(({ sent_at }) => proof_sent_at === null || sent_at < proof_sent_at)
    ? 'seen'
    : 'again'
}
