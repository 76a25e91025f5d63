/** SHA-256 step by step, for the proof of work: the platform's own is asynchronous and far too slow for a hash at a time. */
export const block_bytes = 64

const constants = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)))

export function initialState() {
  return Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)))
}

function firstPrimes(count: number) {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  return primes
}

/** The first 32 bits behind the point. */
function fraction(value: number) {
  return Math.floor((value - Math.floor(value)) * 2 ** 32) | 0
}

const schedule = new Int32Array(64)

/** Takes one block of 64 bytes into the state. */
export function compress(state: Int32Array, bytes: DataView, offset: number) {
  expand(bytes, offset)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < 64; round += 1) {
    const e1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + e1 + ((e & f) ^ (~e & g)) + (constants[round] ?? 0) + (schedule[round] ?? 0)) | 0
    const a0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (a0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  add(state, 0, a)
  add(state, 1, b)
  add(state, 2, c)
  add(state, 3, d)
  add(state, 4, e)
  add(state, 5, f)
  add(state, 6, g)
  add(state, 7, h)
}

function expand(bytes: DataView, offset: number) {
  for (let word = 0; word < 16; word += 1) schedule[word] = bytes.getInt32(offset + word * 4)
  for (let word = 16; word < 64; word += 1) {
    const early = schedule[word - 15] ?? 0
    const late = schedule[word - 2] ?? 0
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3)
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10)
    schedule[word] = ((schedule[word - 16] ?? 0) + s0 + (schedule[word - 7] ?? 0) + s1) | 0
  }
}

function add(state: Int32Array, index: number, value: number) {
  state[index] = ((state[index] ?? 0) + value) | 0
}
