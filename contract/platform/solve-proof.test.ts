import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { isSolved, solveProof } from './solve-proof.ts'

function zeroBits(text: string) {
  const digest = createHash('sha256').update(text).digest()
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.indexOf('1')
}

test('a proof begins with the zero bits that SHA-256 says, for challenges of any length', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 }),
      fc.integer({ min: 0, max: 8 }),
      (challenge, bits) => {
        const proof = solveProof(challenge, bits)
        assert.ok(zeroBits(proof) >= bits)
        assert.ok(isSolved(proof, bits))
        assert.equal(isSolved(proof, zeroBits(proof) + 1), false)
      },
    ),
    { seed: 7 },
  )
})

test('only a plain count is a nonce', () => {
  for (const nonce of ['', '01', '-1', '1e3', ' 1', '９', '1'.repeat(16)])
    assert.equal(isSolved(`challenge.${nonce}`, 0), false, nonce)
  assert.equal(isSolved('challenge.12', 0), true)
})
