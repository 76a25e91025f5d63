import { isAt, isOver, isTrouble, needsReason, ruleOf } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import type { Waiting } from './queue.ts'
import { nextPlace, standsAt, stepOf } from './parcel.ts'

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
  return slots.map(({ key, stops: those }) => ({ key, stops: byDoor(loadedFirst(those)) }))
}

function loadedFirst(stops: CarriedParcel[]) {
  return [...stops.filter(isOnTheWay), ...stops.filter((stop) => !isOnTheWay(stop))]
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

/** The parcels among these stops that are for the door of this one. */
export function parcelsAtDoor(stop: CarriedParcel, stops: readonly CarriedParcel[]) {
  return partOf(stop) === 'carry' ? [stop] : stops.filter((other) => personAt(other) === personAt(stop))
}

/** Whoever agreed on no time comes last; the sender's time is over once the parcel is handed over. */
export function timeOf(parcel: CarriedParcel) {
  const { visit_day, visit_from, visit_to } = parcel
  return visit_day && partOf(parcel) !== 'carry' ? `${visit_day} ${visit_from} ${visit_to}` : 'none'
}

/**
 * What is left of today: the way from door to door, what is still to be loaded for it, and who was met in vain. The way leads
 * to doors whose parcel is in the van, and to senders.
 */
export function restOf(parcels: readonly CarriedParcel[], now: string) {
  const today = parcels
    .filter((parcel) => isOwnStop(parcel) && parcel.due !== 'later')
    .toSorted((one, other) => (turnOf(one) < turnOf(other) ? -1 : 1))
  const isTried = (stop: CarriedParcel) => isTrouble(stepOf(stop)) && isOfThatDay(stop, now)
  const left = today.filter((stop) => !isTried(stop))
  return {
    way: byDoor(left.filter(isOnTheWay)),
    toLoad: byDoor(left.filter((stop) => !isOnTheWay(stop))),
    tried: today.filter(isTried),
  }
}

/** Somebody is to be met for it, and it is no longer free. What was refused waits for its sender instead. */
export function isOwnStop(parcel: CarriedParcel) {
  const isAwaited = standsAt(parcel, 'last_part') || ruleOf(stepOf(parcel)).stop !== null
  const comesForIt = parcel.leg === 'receiver' && parcel.is_collected
  return isAwaited && !comesForIt && !parcel.may_take && partOf(parcel) !== 'carry'
}

/** Of two at one time the parcel in the van comes first: “deliver” before “fetch”. */
function turnOf(stop: CarriedParcel) {
  return `${timeOf(stop)} ${partOf(stop)}`
}

function isOnTheWay(stop: CarriedParcel) {
  return partOf(stop) === 'fetch' || standsAt(stop, 'last_part')
}

/** By the calendar of whoever drives. */
function isOfThatDay({ changed_at }: CarriedParcel, now: string) {
  const midnight = new Date(now)
  midnight.setHours(0, 0, 0, 0)
  return new Date(changed_at) >= midnight
}

/** How many stops the server does not know yet to be over, however they ended. */
export function endedStops(waiting: readonly Waiting[]) {
  const ended = waiting.filter(
    (entry) =>
      entry.kind === 'scan' && (isAt(entry.code, 'over', 'missed', 'collected') || needsReason(entry.code)),
  )
  return new Set(ended.map(({ tracking_number }) => tracking_number)).size
}

/**
 * What somebody can hand to a colleague: fetched, or on its way to a door or from it. What is theirs to fetch or to load lies
 * with its sender or in the warehouse, and boxes nobody has loaded where they were packed.
 */
export function isInHand(parcel: CarriedParcel) {
  return (
    parcel.is_mine &&
    !isOver(parcel.code) &&
    partOf(parcel) !== 'fetch' &&
    !standsAt(parcel, 'sender', 'destination_hub')
  )
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
