import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  afterScan,
  afterTick,
  canConfirmBox,
  likeliestFirst,
  missingIn,
  newest,
  isBeforeItsDay,
  isFarFromDoor,
  nextPlace,
  offered,
} from './parcel.ts'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { carried as parcel } from './carried-example.ts'
import { nothingMeasured } from './measures.ts'

test('a note moves no step, and what is delivered leaves the hand', () => {
  assert.deepEqual(afterScan(parcel, 'damaged', 'courier').next, parcel.next)
  const given = afterScan({ ...parcel, is_mine: true }, 'delivered', 'courier')
  assert.deepEqual([given.next, given.is_mine], [[], false])
})

test('the way leads to the sender until the parcel is picked up, then to the receiver', () => {
  assert.equal(nextPlace(parcel)?.name, 'Nur Contoh')
  assert.equal(nextPlace({ ...parcel, code: 'out_for_delivery' })?.name, 'Budi Contoh')
  assert.equal(nextPlace({ ...parcel, sender: null })?.name, 'Budi Contoh')
})

test('a door comes first only where whoever carries it stands before it next', () => {
  const is = (code: CarriedParcel['code']) => isFarFromDoor(afterScan(parcel, code, 'courier'))
  assert.deepEqual(
    [isFarFromDoor(parcel), is('picked_up'), is('origin_hub_in'), is('destination_hub_in')],
    [false, true, true, false],
  )
})

test('a step at the door says when its appointment is on another day', () => {
  const later = { ...parcel, due: 'later' as const }
  for (const code of ['picked_up', 'out_for_delivery', 'delivered', 'delivery_failed'] as const)
    assert.ok(isBeforeItsDay(code, later), code)
  for (const code of ['pickup_scheduled', 'origin_hub_in', 'damaged'] as const)
    assert.ok(!isBeforeItsDay(code, later), code)
  for (const due of ['today', 'overdue', null] as const)
    assert.ok(!isBeforeItsDay('picked_up', { ...parcel, due }))
})

test('what a hand does with a parcel is offered first', () => {
  assert.deepEqual(likeliestFirst(['pickup_scheduled', 'picked_up', 'dropped_off'], parcel, 'courier'), [
    'picked_up',
    'dropped_off',
    'pickup_scheduled',
  ])
})

test('what was ordered leads: a drop-off is taken in, and what is collected is never sent out', () => {
  assert.equal(
    likeliestFirst(['picked_up', 'dropped_off'], { ...parcel, service: droppedOff }, 'courier')[0],
    'dropped_off',
  )
  const atHub = afterScan({ ...parcel, is_collected: true }, 'destination_hub_in', 'courier')
  assert.deepEqual(
    [atHub.next.includes('out_for_delivery'), likeliestFirst(atHub.next, atHub, 'courier')[0]],
    [false, 'ready_for_collection'],
  )
})

test('a courier hands in at the hub before anybody weighs', () => {
  const [first] = likeliestFirst(['reweighed', 'origin_hub_in'], { ...parcel, service: null }, 'courier')
  assert.equal(first, 'origin_hub_in')
})

test('a counter takes in and weighs, whichever counter was chosen; it fetches nothing', () => {
  const first = (...steps: EventCode[]) => likeliestFirst(steps, { ...parcel, service: null }, 'agent')[0]
  assert.equal(first('pickup_scheduled', 'picked_up', 'dropped_off'), 'dropped_off')
  assert.equal(first('picked_up', 'origin_hub_in', 'reweighed'), 'reweighed')
  assert.equal(first('out_for_delivery', 'delivered'), 'delivered')
})

test('a parcel that was weighed once goes on, and can be weighed again', () => {
  const weighed = { ...parcel, passed: ['reweighed' as const, 'origin_hub_in' as const] }
  assert.deepEqual(likeliestFirst(['reweighed', 'origin_hub_in', 'consolidated'], weighed, 'courier'), [
    'consolidated',
    'reweighed',
    'origin_hub_in',
  ])
})

test('work that is ticked without network opens the way out of the origin', () => {
  const add_ons = [{ name: 'repack', quantity: 1, option: 'same_box', done_at: null, evidence_id: null }]
  const open = {
    ...parcel,
    code: 'origin_hub_in' as const,
    has_open_work: true,
    service: { ...droppedOff, add_ons },
  }
  const ticked = afterTick(open, { name: 'repack', done_at: '2026-11-21T02:00:00.000Z' }, 'agent')
  assert.deepEqual([ticked.has_open_work, ticked.next.includes('consolidated')], [false, true])
  assert.equal(
    afterTick(ticked, { name: 'repack', done_at: null }, 'agent').next.includes('consolidated'),
    false,
  )
})

const droppedOff = {
  type: 'drop_off' as const,
  is_priority: false,
  drop_point: null,
  counter: null,
  add_ons: [],
  item_type: null,
}

test('an official box is confirmed once its parcel is handed over', () => {
  assert.equal(canConfirmBox(parcel), false)
  assert.equal(canConfirmBox(afterScan(parcel, 'picked_up', 'courier')), true)
})

test('damage and delay can be noted by whoever has the parcel in hand, a loss by the office', () => {
  assert.deepEqual(offered({ ...parcel, next: ['picked_up'] }, 'courier'), ['picked_up'])
  assert.deepEqual(offered({ ...parcel, next: ['delivered'], is_mine: true }, 'courier'), [
    'delivered',
    'damaged',
    'delayed',
  ])
})

test('the newer of two states of a parcel is the one shown', () => {
  const later = { ...parcel, changed_at: '2026-11-21T03:00:00.000Z' }
  assert.equal(newest(later, undefined, parcel), later)
})

test('a delivery needs a name and a picture, a failure a reason and a picture', () => {
  const empty = { reason: '', received_by: ' ', picture: undefined, measures: nothingMeasured, door_code: '' }
  assert.deepEqual(missingIn({ ...empty, code: 'delivered' }, parcel), {
    reason: undefined,
    received_by: 'error.received_by_required',
    door_code: undefined,
    picture: 'error.picture_missing',
  })
  assert.equal(missingIn({ ...empty, code: 'pickup_failed' }, parcel).reason, 'error.reason_required')
  const refusal = missingIn({ ...empty, code: 'refused' }, parcel)
  assert.deepEqual([refusal.reason, refusal.picture], ['error.reason_required', 'error.picture_missing'])
  assert.equal(missingIn({ ...empty, code: 'damaged' }, parcel).picture, 'error.picture_missing')
  assert.ok(
    Object.values(missingIn({ ...empty, code: 'picked_up' }, parcel)).every((key) => key === undefined),
  )
})

test('a weighing needs a weight, and sides unless the box is an official one', () => {
  const entry = {
    code: 'reweighed' as const,
    reason: '',
    received_by: '',
    picture: undefined,
    door_code: '',
  }
  const given = { weight: '12,5', length: '40', width: '', height: '301' }
  assert.deepEqual(missingIn({ ...entry, measures: given }, parcel), {
    reason: undefined,
    received_by: undefined,
    door_code: undefined,
    picture: undefined,
    weight: undefined,
    length: undefined,
    width: 'error.required',
    height: 'error.side_too_long',
  })
  const boxed = missingIn(
    { ...entry, measures: { ...nothingMeasured, weight: 'x' } },
    { ...parcel, box_label: 'M' },
  )
  assert.deepEqual([boxed.weight, boxed.length], ['error.weight_invalid', undefined])
})

test('what was weighed without network keeps the parcel at its origin', () => {
  assert.deepEqual(afterScan({ ...parcel, code: 'picked_up', is_mine: true }, 'reweighed', 'courier').next, [
    'reweighed',
    'origin_hub_in',
    'damaged',
  ])
})

test('a parcel with a code of its own is not given without six digits', () => {
  const entry = { code: 'delivered' as const, reason: '', received_by: 'Budi', picture: undefined }
  const asked = { ...parcel, needs_door_code: true }
  const said = (door_code: string) =>
    missingIn({ ...entry, measures: nothingMeasured, door_code }, asked).door_code
  assert.deepEqual(
    [said(''), said('12345'), said('123456')],
    ['error.door_code_required', 'error.code_invalid', undefined],
  )
})

test('out of other hands only what takes it over is offered, and the office may do all', () => {
  const next = ['origin_hub_in', 'reweighed', 'picked_up'] as const
  const elsewhere = { ...parcel, is_held: true, next: [...next] }
  assert.deepEqual(offered(elsewhere, 'courier'), ['origin_hub_in'])
  assert.deepEqual(offered(elsewhere, 'admin').slice(0, 3), next)
  // As a list kept by an older version says it of one's own.
  assert.deepEqual(offered({ ...elsewhere, is_mine: true }, 'courier').slice(0, 3), next)
})

test('nobody drives to a sender who comes to a counter', () => {
  const next = ['pickup_scheduled', 'picked_up', 'pickup_failed', 'dropped_off'] as const
  const brought = { ...parcel, next: [...next], brought_to: 'Agen Contoh' }
  assert.deepEqual(offered(brought, 'agent'), ['dropped_off'])
  assert.deepEqual(offered({ ...brought, brought_to: null }, 'agent'), [...next])
})
