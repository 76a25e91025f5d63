import assert from 'node:assert/strict'
import { test } from 'node:test'
import { airExample, seaExample } from './examples.ts'

test('the examples on the pages come out as the price list says', () => {
  assert.deepEqual(
    [airExample.chargeable, airExample.total, airExample.box_total],
    ['6 kg', 'RM 126.00', 'RM 94.00'],
  )
  assert.deepEqual(
    [seaExample.chargeable, seaExample.total, seaExample.box_total],
    ['30 kg', 'RM 223.00', 'RM 206.00'],
  )
})
