import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strengthOf } from './password-strength.ts'

test('longer and more varied is stronger; repeated is weak', () => {
  assert.equal(strengthOf('aaaaaaaaaaaaaaaa'), 'weak')
  assert.equal(strengthOf('kopitarik'), 'weak')
  assert.equal(strengthOf('kopitarik7'), 'fair')
  assert.equal(strengthOf('kopi-tarik-ombak'), 'good')
  assert.equal(strengthOf('Kopi-tarik-di-ombak-7'), 'strong')
})
