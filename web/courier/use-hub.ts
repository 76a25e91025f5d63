import { readMyCounter } from '#contract/places/locations.ts'
import { worksAtCounter, type Role } from '#contract/platform/roles.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { useAnswer } from '../platform/use-call.ts'
import { isFarFromDoor, standsAt } from './parcel.ts'
import { useRole } from './use-parcels.ts'

/** Fetched by whoever looks at it, and to be handed in next: its receiver is somebody else's to find. */
export function isToHandIn(parcel: CarriedParcel, role: Role) {
  return !worksAtCounter(role) && parcel.is_mine && isFarFromDoor(parcel) && standsAt(parcel, 'collected')
}

/** The counter where it is handed in, that of whoever fetched it; undefined until it is known, or where there is none. */
export function useHub(parcel: CarriedParcel) {
  const isNext = isToHandIn(parcel, useRole())
  const { data } = useAnswer(readMyCounter, {}, isNext)
  const counter = isNext ? data?.counter : null
  if (!counter) return undefined
  const { label, address, city } = counter
  const street = [address, city].filter(Boolean).join(', ')
  return { label, street, place: `${label}, ${street}` }
}
