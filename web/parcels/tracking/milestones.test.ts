import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDayIn } from '#contract/places/clocks.ts'
import { parcelSteps } from '#contract/parcels/parcel-steps.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { dayAwaited, nextTry, progressOf, toneOf } from './milestones.ts'

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
  assert.deepEqual(milestones, ['paid', 'prepared', 'door'])
  assert.deepEqual(
    [passed.map((event) => event?.code), reached],
    [['order_created', 'delivered', 'delivered'], 2],
  )
})

/** Something that happened on the second of January by UTC, and what is shown of such a parcel. */
function shown(code: TrackedParcel['code'], days: Partial<TrackedParcel> = {}) {
  const arrives = { from: '2026-12-02', to: '2026-12-09' }
  const { macro } = parcelSteps[code]
  const way = { ...parcel('MY', 'ID', ['order_created', code]), code, macro, arrives }
  return { ...way, booked_day: null, is_late: false, ...days }
}

test('the day that the receiver booked counts before the promise', () => {
  const booked_day = '2026-12-04'
  assert.deepEqual(dayAwaited(shown('picked_up', { booked_day })), { day: booked_day, is: 'booked' })
  assert.deepEqual(dayAwaited(shown('picked_up')), { day: '2026-12-09', is: 'promised' })
  assert.equal(dayAwaited(shown('picked_up', { arrives: null })), null)
})

test('what its receiver collects ends at a counter, on the day that was booked', () => {
  const collected = shown('picked_up', { is_collected: true, booked_day: '2026-12-04' })
  assert.equal(progressOf(collected).milestones.at(-1), 'counter')
  assert.deepEqual(dayAwaited(collected), { day: '2026-12-04', is: 'collected' })
  assert.equal(progressOf(parcel('MY', 'MY', ['order_created'], 'pickup')).milestones.at(-1), 'counter')
})

test('a courier who set out today comes today, and one of an earlier day leaves the promise', () => {
  const before = shown('out_for_delivery')
  assert.deepEqual(dayAwaited(before), { day: '2026-12-09', is: 'promised' })
  const setOut = (hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000).toISOString()
    const events = before.events.map((event) => ({ ...event, at }))
    return dayAwaited({ ...before, events })
  }
  assert.deepEqual(setOut(0), { day: calendarDayIn('WIB'), is: 'today' })
  // A round that began late in the evening is still that round after midnight, and not the next evening.
  assert.deepEqual([setOut(19)?.is, setOut(21)?.is], ['today', 'promised'])
})

test('after an attempt in vain a parcel waits until another day is chosen, by whoever was to be met', () => {
  const failed = shown('delivery_failed', { booked_day: '2026-01-02' })
  assert.deepEqual([nextTry(failed), toneOf(failed)], [null, 'waiting'])
  const again = { ...failed, booked_day: '2026-01-03' }
  assert.deepEqual([nextTry(again), toneOf(again)], ['2026-01-03', 'moving'])
  const boxes = { ...failed, box_service: 'delivery' as const }
  assert.equal(nextTry({ ...boxes, arrives: { from: '2026-01-02', to: '2026-01-02' } }), null)
  assert.equal(nextTry({ ...boxes, arrives: { from: '2026-01-06', to: '2026-01-06' } }), '2026-01-06')
  // The day of the receiver says nothing of the next pickup.
  const notFetched = shown('pickup_failed', { booked_day: '2026-01-09', fetch_day: '2026-01-02' })
  assert.deepEqual([nextTry(notFetched), toneOf(notFetched)], [null, 'waiting'])
  assert.equal(nextTry({ ...notFetched, fetch_day: '2026-01-05' }), '2026-01-05')
  // Once the chain itself says so, the day is whichever was chosen last.
  const agreed = shown('day_chosen', { booked_day: '2026-01-09' })
  assert.deepEqual([nextTry(agreed), toneOf(agreed)], ['2026-01-09', 'moving'])
})
