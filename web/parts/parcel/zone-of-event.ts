import type { TimeZone } from '#contract/places/clocks.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import { zoneOfCountry, zoneOfRegion } from '#contract/places/time-zones.ts'
import { eventCodes, ruleOf, type EventCode } from '#contract/parcels/parcel-steps.ts'

/** The clocks of both ends of the way. */
export interface EndClocks {
  sender: TimeZone
  receiver: TimeZone
}

interface Placed {
  code: string
  region_id: string | null
}

/** Where nobody said where these were, as a manifest does not: at the receiver's side of the way. */
const atReceivers = new Set<string>(eventCodes.filter(isAtReceivers))

function isAtReceivers(code: EventCode) {
  const { kind, city } = ruleOf(code)
  return kind === 'scan' && city === 'receiver'
}

/**
 * Whose clock tells when something happened: that of its place. What has none, such as a payment or a courier with several
 * cities, goes by where the parcel was last known to be, so that the way never jumps to and fro between two clocks.
 * The newest stands first.
 */
export function zoneOfEvent(event: Placed, events: readonly Placed[], clocks: EndClocks): TimeZone {
  const tells = events
    .slice(events.indexOf(event))
    .find((one) => one.region_id !== null || one.code === 'returned' || atReceivers.has(one.code))
  if (!tells || (tells.region_id === null && tells.code === 'returned')) return clocks.sender
  return tells.region_id === null ? clocks.receiver : zoneOfRegion(tells.region_id)
}

interface Way {
  from: { country_id: CountryCode } | null
  to: { country_id: CountryCode }
}

/** Of what anybody may see: no more than the two countries. */
export function clocksOf({ from, to }: Way): EndClocks {
  const receiver = zoneOfCountry(to.country_id)
  return { sender: from ? zoneOfCountry(from.country_id) : receiver, receiver }
}
