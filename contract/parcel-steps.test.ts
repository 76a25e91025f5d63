import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventMacros, leadsTo, type EventCode } from './parcel-steps.ts'

test('only a parcel that has not been loaded may still be loaded', () => {
  const codes = Object.keys(eventMacros).filter((code): code is EventCode => code in eventMacros)
  assert.deepEqual(
    codes.filter((code) => leadsTo(code, 'consolidated')),
    [
      'order_created',
      'payment_confirmed',
      'label_created',
      'pickup_scheduled',
      'pickup_failed',
      'picked_up',
      'dropped_off',
      'origin_hub_in',
      'reweighed',
    ],
  )
})
