import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barsOf, ceilingOf } from './day-bars.ts'

const series = [
  { name: 'a', values: [0, 30, 10] },
  { name: 'b', values: [0, 12, -5] },
]

test('bars stand on each other and end below a round number', () => {
  assert.equal(ceilingOf(series), 50)
  assert.deepEqual(barsOf(series, 50, 100), [
    [
      { y: 100, height: 0 },
      { y: 100, height: 0 },
    ],
    [
      { y: 40, height: 60 },
      { y: 16, height: 24 },
    ],
    [
      { y: 80, height: 20 },
      { y: 80, height: 0 },
    ],
  ])
})

test('days without anything have a scale, too', () => {
  assert.equal(ceilingOf([{ name: 'a', values: [0, 0] }]), 1)
})
