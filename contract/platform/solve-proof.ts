import { block_bytes, compress, initialState } from './sha256.ts'

/** Counts up until the SHA-256 of `challenge.nonce`, as ASCII, begins with that many zero bits. */
export function solveProof(challenge: string, difficulty: number) {
  const start = startOf(`${challenge}.`)
  for (let nonce = 0; ; nonce += 1)
    if (leadingZeros(hashOf(start, nonce)) >= difficulty) return `${challenge}.${nonce}`
}

export function isSolved(proof: string, difficulty: number) {
  const end = proof.lastIndexOf('.') + 1
  const nonce = proof.slice(end)
  if (!/^(0|[1-9]\d{0,14})$/.test(nonce)) return false
  return leadingZeros(hashOf(startOf(proof.slice(0, end)), Number(nonce))) >= difficulty
}

interface Start {
  /** The state after every whole block of the part that stays the same. */
  state: Int32Array
  bytes: Uint8Array
  view: DataView
  /** How much of the next block is taken already. */
  filled: number
  length: number
}

function startOf(text: string): Start {
  const head = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const state = initialState()
  const whole = head.length - (head.length % block_bytes)
  const headView = new DataView(head.buffer, head.byteOffset)
  for (let offset = 0; offset < whole; offset += block_bytes) compress(state, headView, offset)
  const bytes = new Uint8Array(2 * block_bytes)
  bytes.set(head.subarray(whole))
  return { state, bytes, view: new DataView(bytes.buffer), filled: head.length - whole, length: head.length }
}

function hashOf({ state, bytes, view, filled, length }: Start, nonce: number) {
  const digits = String(nonce)
  bytes.fill(0, filled)
  for (let index = 0; index < digits.length; index += 1) bytes[filled + index] = digits.charCodeAt(index)
  const end = filled + digits.length
  bytes[end] = 0x80
  // The length in bits is in the last eight bytes of the last block.
  const isLong = end + 9 > block_bytes
  view.setUint32((isLong ? 2 * block_bytes : block_bytes) - 4, (length + digits.length) * 8)
  const hash = state.slice()
  compress(hash, view, 0)
  if (isLong) compress(hash, view, block_bytes)
  return hash
}

function leadingZeros(hash: Int32Array) {
  const first = Math.clz32(hash[0] ?? 0)
  return first < 32 ? first : 32 + Math.clz32(hash[1] ?? 0)
}
