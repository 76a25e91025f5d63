import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clocksOf, zoneOfEvent } from './zone-of-event.ts'

const clocks = clocksOf({ from: { country_id: 'MY' }, to: { country_id: 'ID' } })
const zones = (...newestFirst: [code: string, region_id?: string][]) => {
  const events = newestFirst.map(([code, region_id = null]) => ({ code, region_id }))
  return events.map((event) => zoneOfEvent(event, events, clocks))
}

test('what has no place goes by where the parcel was last known to be', () => {
  assert.deepEqual(zones(['payment_confirmed']), ['MYT'])
  assert.deepEqual(zones(['delivered'], ['out_for_delivery'], ['picked_up'], ['payment_confirmed']), [
    'WIB',
    'WIB',
    'MYT',
    'MYT',
  ])
  assert.deepEqual(zones(['delayed'], ['destination_hub_in', '73'], ['picked_up', 'MY-10']), [
    'WITA',
    'WITA',
    'MYT',
  ])
  // A manifest names no city on its way: past the border it is the other side.
  assert.deepEqual(
    zones(['destination_hub_in'], ['import_cleared'], ['departed_origin'], ['picked_up', 'MY-10']),
    ['WIB', 'WIB', 'MYT', 'MYT'],
  )
  assert.deepEqual(zones(['returned'], ['refused'], ['picked_up', 'MY-10']), ['MYT', 'WIB', 'MYT'])
})
