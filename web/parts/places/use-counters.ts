import { listLocations } from '#contract/places/locations.ts'
import { useAnswer } from '../../platform/use-call.ts'

/** Counters that are open to customers, for choosing one. */
export function useCounters(isNeeded = true) {
  return useAnswer(listLocations, {}, isNeeded).data?.location_data ?? []
}
