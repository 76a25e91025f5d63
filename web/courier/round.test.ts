import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carried } from './carried-example.ts'
import { countAtDoor, partOf, stopsOf, together } from './round.ts'

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
    slot?.stops.map((stop) => [stop.tracking_number, countAtDoor(stop, slot.stops)]),
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
