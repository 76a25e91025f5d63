import type { PaymentToJudge } from '#contract/money/payments.ts'

const smallestUseful_px = 300

/** Nobody reads an amount off a picture that small. */
export function isSmall({ proof_width, proof_height }: PaymentToJudge) {
  return Math.max(proof_width ?? 0, proof_height ?? 0) < smallestUseful_px
}

/** Old rows do not know their size; most proofs are upright pictures of a phone. */
export function sizeOf({ proof_width, proof_height }: PaymentToJudge) {
  return proof_width && proof_height
    ? { width: proof_width, height: proof_height }
    : { width: 1080, height: 1920 }
}
