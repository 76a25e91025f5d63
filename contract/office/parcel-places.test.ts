import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventCodes, isOver, isUnpaid } from '../parcels/parcel-steps.ts'
import { movesParcel } from '../parcels/after-step.ts'
import { isNoticed, noticedSteps, parcelPlaces, placeOf, stepsIn } from './parcel-places.ts'

test('every step of a paid parcel is at one place, and every place has steps', () => {
  const nowhere = eventCodes.filter((step) => movesParcel(step) && !isOver(step) && placeOf(step) === null)
  assert.deepEqual(nowhere, eventCodes.filter(isUnpaid))
  for (const place of parcelPlaces) assert.ok(stepsIn(place).length > 0, place)
})

test('whatever is not normal at a place is named', () => {
  assert.deepEqual([...noticedSteps].toSorted(), eventCodes.filter(isNoticed).toSorted())
})
