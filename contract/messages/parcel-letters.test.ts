import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventCodes } from '../parcels/parcel-steps.ts'
import { orderLetterKinds, orderLetterOf } from './letters.ts'

/** Steps of which nobody gets a letter: tracking tells those of every journey, and an event of the same moment the others. */
const untold = [
  'order_created',
  'payment_confirmed',
  'payment_withdrawn',
  'label_created',
  'pickup_scheduled',
  'origin_hub_in',
  'reweighed',
  'consolidated',
  'export_customs',
  'export_cleared',
  'arrived_destination',
  'import_customs',
  'import_cleared',
  'destination_hub_in',
  'handed_to_partner',
  'sender_asked',
  'sender_answered',
  'day_chosen',
  'cancelled',
  'corrected',
]

test('every step of a parcel is told by a letter, or is known not to be', () => {
  const told = new Set<string>(orderLetterKinds.flatMap((kind) => orderLetterOf(kind).on))
  assert.deepEqual(
    eventCodes.filter((code) => !told.has(code)),
    untold,
  )
})
