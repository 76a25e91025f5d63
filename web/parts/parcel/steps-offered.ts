import { isFetching, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'

/** Nobody drives to a sender who comes to a counter. */
export function stepsOffered(next: readonly EventCode[], { brought_to }: Pick<CarriedParcel, 'brought_to'>) {
  return brought_to ? next.filter((step) => !isFetching(step)) : [...next]
}
