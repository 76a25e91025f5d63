import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TransactionInList } from '#contract/orders/transactions.ts'
import { firstWhatWaits } from './first-what-waits.ts'

type Parcel = TransactionInList['parcel']

test('what has to be paid first comes first, then what has gone wrong, then the rest as it came', () => {
  const one = (name: string, status: TransactionInList['status'], hour: number, parcel: Parcel = null) => ({
    name,
    status,
    awaits_answer: false,
    deadline_at: `2026-11-29T${String(hour).padStart(2, '0')}:00:00.000Z`,
    parcel,
  })
  const moving: Parcel = { code: 'picked_up', macro: 'in_transit', is_late: false }
  const failed: Parcel = { code: 'delivery_failed', macro: 'attempt_failed', is_late: false }
  const sorted = firstWhatWaits([
    one('newest', 'awaiting_payment', 20),
    one('moving', 'success', 5, moving),
    one('older', 'awaiting_payment', 8),
    one('failed', 'success', 6, failed),
    one('moving too', 'success', 4, moving),
  ])
  assert.deepEqual(
    sorted.map(({ name }) => name),
    ['older', 'newest', 'failed', 'moving', 'moving too'],
  )
})
