import { inGroups } from '#contract/parcels/tracking-number.ts'

/** In groups of digits, on one line where it fits; where letters are large it breaks between groups. */
export function TrackingNumber({ number }: { number: string }) {
  return <span className="figures inline-block text-balance sm:whitespace-nowrap">{inGroups(number)}</span>
}
