import type { CarriedParcel } from '#contract/courier/scans.ts'
import type { Role } from '#contract/platform/roles.ts'
import {
  eventCodes,
  isAt,
  isScanned,
  isScannedNote,
  mayTake,
  needsMeasures,
  needsPicture,
  needsReason,
  type EventCode,
} from '#contract/parcels/parcel-steps.ts'
import { isTakenInHand, isTakenOver } from '#contract/parcels/after-step.ts'

import { isBeforeItsDay } from './parcel.ts'

export const mostAtOnce = 300

/** A step that asks for nothing but the parcel itself, so that it can be taken with many at once. */
export function batchSteps(role: Role) {
  return eventCodes.filter(
    (code) =>
      isScanned(code) &&
      !isScannedNote(code) &&
      mayTake(role, code) &&
      !needsPicture(code) &&
      !needsReason(code) &&
      !needsMeasures(code),
  )
}

/** Why a parcel that this device knows will not take the step; of any other the server decides. */
export function standsAgainst(parcel: CarriedParcel | undefined, code: EventCode) {
  if (!parcel || parcel.next.includes(code)) return undefined
  return parcel.has_open_work ? ('work_open' as const) : ('step_not_legal' as const)
}

/** The way to a door begins with it: whoever sets out too early takes the parcel there in vain. */
export function maySetOutEarly(code: EventCode) {
  return isTakenInHand(code) && !isTakenOver(code) && isAt(code, 'last_part')
}

/** Its receiver expects it on a later day: it stays out of the batch unless it is meant. */
export function isHeldBack(code: EventCode, parcel: CarriedParcel | undefined) {
  return parcel !== undefined && maySetOutEarly(code) && isBeforeItsDay(code, parcel)
}
