import {
  eventCodes,
  isStored,
  isTrouble,
  isUnpaid,
  ruleOf,
  type EventCode,
  type Place,
} from '../parcels/parcel-steps.ts'

/** What the office calls the places of parcels under way, in the order in which a parcel comes by; on its way back is none of them. */
export const stations = ['paid', 'collected', 'origin', 'crossing', 'customs', 'destination', 'door'] as const
export const parcelPlaces = [...stations, 'back'] as const
export type Station = (typeof stations)[number]
export type ParcelPlace = (typeof parcelPlaces)[number]

const placeAt = {
  sender: 'paid',
  collected: 'collected',
  origin_hub: 'origin',
  road: 'crossing',
  border: 'customs',
  held: 'customs',
  destination_hub: 'destination',
  last_part: 'door',
  missed: 'door',
  back: 'back',
  over: null,
  anywhere: null,
} as const satisfies Record<Place, ParcelPlace | null>

/** Where the office looks for a parcel after this step; nowhere before it is paid and after it has arrived. */
export function placeOf(step: EventCode): ParcelPlace | null {
  return isUnpaid(step) ? null : placeAt[ruleOf(step).at]
}

export function stepsIn(place: ParcelPlace) {
  return eventCodes.filter((step) => placeOf(step) === place)
}

/** Steps at which something is not normal, or somebody is waited for: each is named beside its place. */
export const noticedSteps = [
  'pickup_failed',
  'customs_hold',
  'duty_due',
  'delivery_failed',
  'ready_for_collection',
  'refused',
] as const satisfies EventCode[]
export type NoticedStep = (typeof noticedSteps)[number]

/** Somebody else's answer is waited for; what remains is trouble. */
export function isWaitedFor(step: NoticedStep) {
  return isStored(step)
}

export function isNoticed(step: EventCode) {
  const place = placeOf(step)
  return place !== null && place !== 'back' && (isTrouble(step) || isStored(step))
}
