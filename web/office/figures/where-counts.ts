import type { StepFigures } from '#contract/office/figures.ts'
import {
  isWaitedFor,
  noticedSteps,
  placeOf,
  stations,
  type ParcelPlace,
} from '#contract/office/parcel-places.ts'

/** How many parcels are where, and at which steps somebody should look. */
export function countWhere(steps: readonly StepFigures[]) {
  const counted = Map.groupBy(steps, ({ step }) => placeOf(step))
  const at = (place: ParcelPlace) => sumOf(counted.get(place) ?? [])
  const notes = noticedSteps.flatMap((step) => {
    const here = steps.filter((one) => one.step === step)
    // Of those that were not met, some wait for a day that was chosen since.
    const parcels = isWaitedFor(step) ? sumOf(here) : sumOf(here.map(inTrouble))
    return parcels > 0 ? [{ step, parcels, place: placeOf(step) }] : []
  })
  const back = at('back')
  const places = stations.map((station) => ({
    station,
    parcels: at(station),
    notes: notes.filter(({ place }) => place === station),
  }))
  return {
    places,
    back,
    all: sumOf(places) + back,
    most: Math.max(1, ...places.map(({ parcels }) => parcels)),
  }
}

function inTrouble({ parcels, troubled = parcels }: StepFigures) {
  return { parcels: troubled }
}

function sumOf(counts: readonly { parcels: number }[]) {
  return counts.reduce((sum, { parcels }) => sum + parcels, 0)
}
