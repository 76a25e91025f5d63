import type { PaymentToJudge } from '#contract/money/payments.ts'

const smallestUseful_px = 300

/** Nobody reads an amount off a picture that small. */
export function isSmall({ proof_width, proof_height }: PaymentToJudge) {
  return Math.max(proof_width ?? 0, proof_height ?? 0) < smallestUseful_px
}
