import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { dayAwaited, progressOf } from './milestones.ts'

type Way = Parameters<typeof progressOf>[0]

function parcel(
  from: 'MY' | 'ID',
  to: 'MY' | 'ID',
  codes: TrackedParcel['code'][],
  box_service: Way['box_service'] = null,
): Way {
  const place = (country_id: 'MY' | 'ID') => ({ city: 'Contoh', country_id, lat: 0, lon: 0 })
  const events = codes.map((code, at) => ({
    code,
    at: `2026-01-0${at + 1}T00:00:00Z`,
    id: code,
    macro: 'in_transit' as const,
    city: null,
    country_id: null,
    region_id: null,
  }))
  return { from: place(from), to: place(to), events: events.toReversed(), box_service }
}

test('between countries there are five points, and customs of either side stands before or after the crossing', () => {
  const { milestones, reached } = progressOf(
    parcel('MY', 'ID', ['order_created', 'picked_up', 'export_customs']),
  )
  assert.deepEqual(milestones, ['paid', 'collected', 'crossing', 'customs', 'door'])
  assert.equal(reached, 1.7)
})

test('what is loaded has not left: it crosses once it departs, and lies on the other coast once it is there', () => {
  const way = ['order_created', 'picked_up', 'origin_hub_in', 'consolidated'] as const
  const loaded = progressOf(parcel('MY', 'ID', [...way]))
  assert.equal(loaded.passed[2], undefined)
  assert.ok(loaded.share < 0.1)
  const left = progressOf(parcel('MY', 'ID', [...way, 'departed_origin']))
  assert.deepEqual([left.passed[2]?.code, left.share], ['departed_origin', 0.5])
  assert.ok(progressOf(parcel('MY', 'ID', [...way, 'departed_origin', 'import_customs'])).share > 0.85)
})

test('within a country nothing crosses and nothing waits for customs', () => {
  const { milestones, passed, share } = progressOf(
    parcel('ID', 'ID', ['order_created', 'picked_up', 'delivered']),
  )
  assert.deepEqual(milestones, ['paid', 'collected', 'hub', 'door'])
  assert.deepEqual([passed.length, share], [4, 1])
})

test('what its sender brings to a counter is handed in, not collected', () => {
  const before = parcel('MY', 'ID', ['order_created'])
  assert.equal(progressOf({ ...before, brought_to: 'a counter' }).milestones[1], 'brought')
  assert.equal(progressOf(parcel('MY', 'ID', ['order_created', 'dropped_off'])).milestones[1], 'brought')
})

test('a box comes, and that is all', () => {
  const { milestones, passed, reached } = progressOf(
    parcel('MY', 'MY', ['order_created', 'delivered'], 'delivery'),
  )
  assert.deepEqual(milestones, ['paid', 'collected', 'door'])
  assert.deepEqual(
    [passed.map((event) => event?.code), reached],
    [['order_created', 'delivered', 'delivered'], 2],
  )
})

test('the day that the receiver booked counts before the promise', () => {
  const arrives = { from: '2026-12-02', to: '2026-12-09' }
  assert.deepEqual(dayAwaited({ arrives, booked_day: '2026-12-04' }), { day: '2026-12-04', isBooked: true })
  assert.deepEqual(dayAwaited({ arrives, booked_day: null }), { day: '2026-12-09', isBooked: false })
  assert.equal(dayAwaited({ arrives: null, booked_day: null }), null)
})
