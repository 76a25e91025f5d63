import { isOver } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { nextPlace, standsAt } from './parcel.ts'

export const roundParts = ['deliver', 'fetch', 'carry'] as const
export type RoundPart = (typeof roundParts)[number]

interface Slot {
  key: string
  stops: CarriedParcel[]
}

/** What somebody has to do, by what kind of stop it is: bring it, fetch it, or take it along for now. */
export function partOf(parcel: CarriedParcel): RoundPart {
  if (parcel.leg === 'sender') return standsAt(parcel, 'sender', 'anywhere') ? 'fetch' : 'carry'
  return standsAt(parcel, 'origin_hub', 'road', 'border', 'held', 'back') ? 'carry' : 'deliver'
}

/** The stops of one part, overdue ones first and then by slot; free ones belong to nobody yet. */
export function stopsOf(parcels: readonly CarriedParcel[], part: RoundPart) {
  const stops = parcels.filter((parcel) => !isOver(parcel.code) && partOf(parcel) === part)
  const sorted = stops.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
  return {
    slots: slotsOf(sorted.filter(({ may_take }) => !may_take)),
    free: sorted.filter(({ may_take }) => may_take),
  }
}

function slotsOf(stops: readonly CarriedParcel[]) {
  const slots: Slot[] = []
  for (const stop of stops) {
    const key = timeOf(stop)
    const last = slots.at(-1)
    if (last?.key === key) last.stops.push(stop)
    else slots.push({ key, stops: [stop] })
  }
  return slots.map(({ key, stops: those }) => ({ key, stops: byDoor(those) }))
}

/** What is done at one door stands together, where the first of it stood. */
function byDoor(stops: CarriedParcel[]) {
  return [...Map.groupBy(stops, personAt).values()].flat()
}

/** Who is met with it; nobody yet, as long as names are not told. */
function personAt(stop: CarriedParcel) {
  const place = nextPlace(stop)
  return place ? [place.name, place.phone, place.address, place.city].join(' ') : stop.tracking_number
}

/** How many parcels of these stops are for the door of this one. */
export function countAtDoor(stop: CarriedParcel, stops: readonly CarriedParcel[]) {
  return partOf(stop) === 'carry' ? 1 : stops.filter((other) => personAt(other) === personAt(stop)).length
}

/** Whoever agreed on no time comes last; the sender's time is over once the parcel is handed over. */
export function timeOf(parcel: CarriedParcel) {
  const { visit_day, visit_from, visit_to } = parcel
  return visit_day && partOf(parcel) !== 'carry' ? `${visit_day} ${visit_from} ${visit_to}` : 'none'
}

/** Where a free stop is: names and streets open with it. */
export function doorOf({ leg, from, to }: CarriedParcel) {
  return leg === 'sender' && from ? from : to
}

/** Those that have their district and their time in common with another. */
export function together(stops: readonly CarriedParcel[]) {
  const placeAndTime = (stop: CarriedParcel) => {
    const { city, district } = doorOf(stop)
    return [city, district, timeOf(stop)].join(' ')
  }
  return [...Map.groupBy(stops, placeAndTime).values()].filter(({ length }) => length > 1)
}
