import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { carried } from './carried-example.ts'
import { endedStops, isInHand, parcelsAtDoor, partOf, restOf, stopsOf, together } from './round.ts'

const at = (tracking_number: string, visit_day: string, visit_from: string) => ({
  ...carried,
  tracking_number,
  is_mine: true,
  visit_day,
  visit_from,
  visit_to: '18:00',
})

test('stops stand by slot, overdue ones first, and free ones apart', () => {
  const free = { ...at('SB4', '2026-11-22', '09:00'), is_mine: false, may_take: true }
  const parcels = [
    { ...at('SB5', '', ''), visit_day: null },
    at('SB3', '2026-11-22', '15:00'),
    free,
    at('SB2', '2026-11-22', '12:00'),
    at('SB1', '2026-11-20', '15:00'),
    at('SB6', '2026-11-22', '12:00'),
  ]
  const { slots, free: apart } = stopsOf(parcels, 'fetch')
  assert.deepEqual(
    slots.map(({ stops }) => stops.map(({ tracking_number }) => tracking_number)),
    [['SB1'], ['SB2', 'SB6'], ['SB3'], ['SB5']],
  )
  assert.deepEqual(apart, [free])
})

test('what is fetched at one door stands together and is counted', () => {
  const near = (number: string) => at(number, '2026-11-22', '12:00')
  const next = { ...near('SB2'), sender: carried.sender && { ...carried.sender, address: 'Jalan 2' } }
  const [slot] = stopsOf([near('SB1'), next, near('SB3')], 'fetch').slots
  assert.deepEqual(
    slot?.stops.map((stop) => [stop.tracking_number, parcelsAtDoor(stop, slot.stops).length]),
    [
      ['SB1', 2],
      ['SB3', 2],
      ['SB2', 1],
    ],
  )
})

test('a parcel is fetched, taken along, and then delivered', () => {
  assert.deepEqual(
    (
      ['label_created', 'picked_up', 'origin_hub_in', 'out_for_delivery', 'ready_for_collection'] as const
    ).map((code) =>
      partOf({
        ...carried,
        code,
        leg: code === 'label_created' || code === 'picked_up' ? 'sender' : 'receiver',
      }),
    ),
    ['fetch', 'carry', 'carry', 'deliver', 'deliver'],
  )
})

test('what the scale found is in hand until its sender has answered, whatever was noted meanwhile', () => {
  const weighed = { ...carried, code: 'sender_asked', step: 'reweighed', leg: 'receiver' } as const
  assert.equal(partOf(weighed), 'carry')
})

test('what was delivered is no stop any more', () => {
  assert.deepEqual(stopsOf([{ ...carried, code: 'delivered', leg: 'receiver' }], 'deliver'), {
    slots: [],
    free: [],
  })
})

test('free stops of one district and one time are one way; one that is alone stands alone', () => {
  const elsewhere = { ...at('SB4', '2026-11-22', '09:00'), from: { city: 'Klang', district: null } }
  const stops = [
    at('SB1', '2026-11-22', '09:00'),
    elsewhere,
    at('SB2', '2026-11-22', '12:00'),
    at('SB3', '2026-11-22', '09:00'),
  ]
  assert.deepEqual(
    together(stops).map((group) => group.map(({ tracking_number }) => tracking_number)),
    [['SB1', 'SB3']],
  )
})

const now = '2026-11-22T03:00:00.000Z'

function stop(tracking_number: string, code: CarriedParcel['code'], changes: Partial<CarriedParcel> = {}) {
  const leg =
    code === 'label_created' || code === 'pickup_failed' ? ('sender' as const) : ('receiver' as const)
  return {
    ...at(tracking_number, '2026-11-22', '09:00'),
    code,
    leg,
    due: 'today' as const,
    ...changes,
  }
}

const numbersOf = (stops: readonly CarriedParcel[]) => stops.map(({ tracking_number }) => tracking_number)

const elsewhere = carried.sender && { ...carried.sender, address: 'Jalan 2' }

test('the way of today leads by the clock to senders and to doors whose parcel is in the van', () => {
  const rest = restOf(
    [
      stop('FETCH', 'label_created'),
      stop('HUB', 'destination_hub_in'),
      stop('LATER', 'out_for_delivery', { due: 'later', visit_day: '2026-11-23' }),
      stop('FREE', 'label_created', { may_take: true }),
      stop('COLLECTED', 'ready_for_collection', { is_collected: true }),
      stop('VAN', 'out_for_delivery'),
      stop('EARLY', 'label_created', { visit_day: '2026-11-21', due: 'overdue', sender: elsewhere }),
      stop('GIVEN', 'delivered'),
      stop('BACK', 'returning'),
      stop('REFUSED', 'refused'),
    ],
    now,
  )
  assert.deepEqual(numbersOf(rest.way), ['EARLY', 'VAN', 'FETCH'])
  assert.deepEqual(numbersOf(rest.toLoad), ['HUB'])
})

test('whoever was met in vain today is no next stop, and one of an earlier day is', () => {
  const rest = restOf(
    [
      stop('NOW', 'pickup_failed', { changed_at: now }),
      stop('MISSED', 'delivery_failed', { changed_at: now }),
      stop('AGAIN', 'pickup_failed', { changed_at: '2026-11-20T02:00:00.000Z' }),
    ],
    now,
  )
  assert.deepEqual([numbersOf(rest.way), numbersOf(rest.tried)], [['AGAIN'], ['MISSED', 'NOW']])
})

test('in hand is what was fetched, and what goes to a door or came back from it', () => {
  const codes = ['label_created', 'destination_hub_in', 'picked_up', 'refused', 'delivered'] as const
  assert.deepEqual(
    codes.filter((code) =>
      isInHand({ ...stop('SB1', code), leg: code === 'picked_up' ? 'sender' : 'receiver' }),
    ),
    ['picked_up', 'refused'],
  )
})

test('a stop whose scan still waits on the phone is over, and counts once', () => {
  const scan = (tracking_number: string, code: CarriedParcel['code'], seq: number) => ({
    seq,
    kind: 'scan' as const,
    user_id: 'me',
    tracking_number,
    scan_id: `scan ${seq}`,
    device_at: now,
    key: `key ${seq}`,
    code,
    reason: '' as const,
    received_by: '',
    picture: null,
    picture_key: '',
    evidence_id: '',
    refusal: null,
  })
  const waiting = [
    scan('SB1', 'out_for_delivery', 1),
    scan('SB1', 'delivered', 2),
    scan('SB2', 'pickup_failed', 3),
    scan('SB2', 'picked_up', 4),
    scan('SB3', 'damaged', 5),
  ]
  assert.equal(endedStops(waiting), 2)
})
