import { listLocations } from '#contract/places/locations.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'

/** Counters that are open to customers, for choosing one. */
export function useCounters(isNeeded = true) {
  return useAnswer(listLocations, {}, isNeeded, untilThere).data?.location_data ?? []
}
