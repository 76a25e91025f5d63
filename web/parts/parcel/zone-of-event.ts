import type { Language } from '#contract/platform/language.ts'
import { zoneOfReader, zoneOfRegion } from '#contract/places/time-zones.ts'

interface Placed {
  region_id: string | null
}

/**
 * Whose clock tells when something happened: that of its place. What has none, such as a payment, goes by the first place
 * of the parcel, so that the way never jumps to and fro between two clocks.
 */
export function zoneOfEvent({ region_id }: Placed, events: readonly Placed[], language: Language) {
  const region = region_id ?? events.findLast((event) => event.region_id !== null)?.region_id
  return region ? zoneOfRegion(region) : zoneOfReader[language]
}
