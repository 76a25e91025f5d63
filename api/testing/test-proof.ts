import assert from 'node:assert/strict'
import { proofDemanded, proofHeader } from '#contract/platform/proof-of-work.ts'
import { solveProof } from '#contract/platform/solve-proof.ts'

interface Asked {
  code: number
  code_message: string
  details: Record<string, unknown>
}

/** Does what the refusal asks for, as a browser would; gives the header for the call's repetition. */
export function proofAsked({ code, code_message, details }: Asked) {
  assert.deepEqual([code, code_message], [429, proofDemanded])
  const { challenge, difficulty } = details
  assert.ok(typeof challenge === 'string' && typeof difficulty === 'number')
  return { [proofHeader]: solveProof(challenge, difficulty) }
}
