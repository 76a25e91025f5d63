import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineIn } from './order-words.ts'

test('a line of a price never breaks between a number and its unit', () => {
  const pickup = lineIn('id', { code: 'pickup', params: { free_from_kg: 20 } })
  assert.equal(pickup, 'Penjemputan (gratis mulai 20\u00a0kg)')
  const oversize = lineIn('my', { code: 'oversize', params: { longest_cm: 150, quantity: 1 } })
  assert.match(oversize, /150\u00a0cm/)
})
