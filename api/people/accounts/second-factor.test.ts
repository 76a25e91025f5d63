import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRecoveryCode } from './second-factor.ts'

test('a recovery code typed without its dash never looks like the code of an app on the way', () => {
  const codes = Array.from({ length: 1000 }, makeRecoveryCode)
  for (const code of codes) {
    assert.match(code, /^[0-9a-f]{5}-[0-9a-f]{5}$/)
    assert.doesNotMatch(code.replace('-', ''), /^\d{6}/)
  }
  assert.equal(new Set(codes).size, codes.length)
})
