import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failedAttempts } from './parcel-steps.ts'
import { failureReasonsOf } from './step-reasons.ts'

test('whoever refuses is at home, and no other attempt follows by itself', () => {
  assert.deepEqual(failureReasonsOf('refused'), ['not_expected', 'changed_mind', 'looks_damaged', 'other'])
  assert.deepEqual(failedAttempts, ['pickup_failed', 'delivery_failed'])
})

test('only what is fetched may not be ready, and an attempt in vain is no refusal', () => {
  assert.deepEqual(failureReasonsOf('delivery_failed'), [
    'nobody_home',
    'wrong_address',
    'no_access',
    'receiver_asked_later',
    'other',
  ])
  assert.ok(failureReasonsOf('pickup_failed').includes('not_ready'))
})
