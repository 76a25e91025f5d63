import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matches } from './search.ts'

test('words are found in any order, whatever their case and spaces', () => {
  assert.ok(matches('Pay RM\u00a0300.00 within 24 hours', 'hours  rm 300'))
  assert.ok(matches('Pay', ' '))
  assert.ok(!matches('Pay', 'pay later'))
})

test('addresses of links are not searched', () => {
  assert.ok(!matches('See the [terms](/term#prohibited)', 'prohibited'))
  assert.ok(matches('See the [terms](/term#prohibited)', 'terms'))
})
