import { listLocations } from '#contract/places/locations.ts'
import { useAnswer } from '../../platform/use-call.ts'

/** Counters that are open to customers, for choosing one. */
export function useCounters() {
  return useAnswer(listLocations).data?.location_data ?? []
}
