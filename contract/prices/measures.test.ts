import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gramsOf, wholeSideOf } from './measures.ts'

test('a weight is kept to the nearest gram, a side in centimetres that were begun', () => {
  assert.deepEqual([3.2, 1.0004, 1.0006, 30.001].map(gramsOf), [3200, 1000, 1001, 30_001])
  assert.deepEqual([30, 30.01, 0.5].map(wholeSideOf), [30, 31, 1])
})
