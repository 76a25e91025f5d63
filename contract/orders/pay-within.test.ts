import assert from 'node:assert/strict'
import { test } from 'node:test'
import { payWithin_h } from './pay-within.ts'

test('a transfer has a day, whenever it is ordered', () => {
  for (const day of ['2026-11-25T02:00Z', '2026-11-28T13:00Z', '2026-11-29T20:00Z'])
    assert.equal(payWithin_h('transfer', new Date(day)), 24)
})

test('cash has a day where counters open meanwhile', () => {
  // A Wednesday, ten in the morning and ten at night in Malaysia.
  assert.equal(payWithin_h('cash', new Date('2026-11-25T02:00Z')), 24)
  assert.equal(payWithin_h('cash', new Date('2026-11-25T14:00Z')), 24)
})

test('ordered on Saturday evening, cash can be brought on Monday', () => {
  // Nine in the evening; on Sunday all counters are closed, and on Monday they have been open for four hours at one.
  const ordered = new Date('2026-11-28T13:00Z')
  const until = new Date(ordered.getTime() + payWithin_h('cash', ordered) * 3_600_000)
  assert.equal(until.toISOString(), '2026-11-30T05:00:00.000Z')
})
