import type { Keys } from './keys.ts'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import {
  easiestProof_bits,
  hardestProof_bits,
  proofDemanded,
  proofLifetime_s,
} from '#contract/platform/proof-of-work.ts'
import { isSolved } from '#contract/platform/solve-proof.ts'
import { Refusal } from './errors.ts'
import { isSameSecret } from './secrets.ts'

/** What a proof is bound to: it is good for this call, about this account, from this network, and for nothing else. */
export interface ProofContext {
  keys: Keys
  purpose: string
  account: string
  network: string
  /** The header as it was sent. */
  proof: string | undefined
}

interface Proof {
  digest: Buffer
  difficulty: number
  until_s: number
}

/** Nothing is stored for a challenge: it carries expiry, difficulty and signature. 63 characters and a point are one block of SHA-256. */
export function demandProof(context: ProofContext, over: number) {
  const difficulty = Math.min(hardestProof_bits, easiestProof_bits + Math.floor(Math.log2(Math.max(1, over))))
  const until_s = Math.floor(Date.now() / 1000) + proofLifetime_s
  const random = randomBytes(12).toString('base64url')
  const facts = `${until_s.toString(36).padStart(7, '0')}.${difficulty}.${random}`
  const challenge = `${facts}.${signatureOf(context, facts)}`
  return new Refusal(proofDemanded, { details: { challenge, difficulty } })
}

const layout = /^([0-9a-z]{7})\.(\d\d)\.([\w-]{16})\.([\w-]{35})\.\d{1,15}$/

/** Undefined unless it is ours, for this call, still good and really solved; whether it was used before the database knows. */
export function readProof(context: ProofContext): Proof | undefined {
  const { proof = '' } = context
  const [, until = '', bits = '', random = '', signature = ''] = layout.exec(proof) ?? []
  if (!isSameSecret(signature, signatureOf(context, `${until}.${bits}.${random}`))) return undefined
  const until_s = Number.parseInt(until, 36)
  const difficulty = Number(bits)
  if (until_s * 1000 < Date.now() || !isSolved(proof, difficulty)) return undefined
  // The challenge, not the solution: another nonce for the same challenge is the same proof.
  const digest = createHash('sha256')
    .update(proof.slice(0, proof.lastIndexOf('.')))
    .digest()
  return { digest, difficulty, until_s }
}

/**
 * How many times over a shared limit may be for a proof to pass. One bit less than asked for by now is enough: the
 * difficulty may have risen while a phone was still at work. The hardest one always passes.
 */
export function coverOf(proof: Proof | undefined) {
  if (!proof) return 1
  if (proof.difficulty >= hardestProof_bits) return Infinity
  return 2 ** (proof.difficulty - easiestProof_bits + 2)
}

function signatureOf({ keys, purpose, account, network }: ProofContext, facts: string) {
  return createHmac('sha256', keys.kept('proofs of work'))
    .update(JSON.stringify([purpose, account, network, facts]))
    .digest()
    .subarray(0, 26)
    .toString('base64url')
}
