import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { netWeightsOf } from './net-weights.ts'

test('what was not weighed shares the rest of the parcel by pieces', () => {
  assert.deepEqual(netWeightsOf([{ quantity: 2 }], 3200), [3200])
  assert.deepEqual(netWeightsOf([{ quantity: 1 }, { quantity: 3 }], 4000), [1000, 3000])
  assert.deepEqual(netWeightsOf([{ quantity: 5, net_weight_kg: 1.25 }, { quantity: 3 }], 2000), [1250, 750])
  // To the nearest gram, and the last one takes what is left.
  assert.deepEqual(netWeightsOf([{ quantity: 1 }, { quantity: 1 }], 1001), [501, 500])
})

test('the goods never weigh more than the parcel', () => {
  assert.equal(netWeightsOf([{ quantity: 1, net_weight_kg: 2.001 }], 2000), undefined)
  assert.equal(netWeightsOf([{ quantity: 1, net_weight_kg: 2 }, { quantity: 1 }], 2000), undefined)
})

const item = fc.record(
  {
    quantity: fc.integer({ min: 1, max: 10_000 }),
    net_weight_kg: fc.integer({ min: 1, max: 900 }).map((g) => g / 1000),
  },
  { requiredKeys: ['quantity'] },
)

test('every item weighs at least a gram, and the shares add up to the parcel', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1000, max: 1_000_000 }),
      (items, weight_g) => {
        const grams = netWeightsOf(items, weight_g)
        if (!grams) return
        const sum = grams.reduce((total, one) => total + one, 0)
        assert.ok(grams.every((one) => Number.isInteger(one) && one >= 1))
        assert.ok(sum <= weight_g)
        if (items.some(({ net_weight_kg }) => net_weight_kg === undefined)) assert.equal(sum, weight_g)
      },
    ),
  )
})
