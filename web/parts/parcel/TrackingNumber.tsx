import { inGroups } from '#contract/parcels/tracking-number.ts'

/** In groups of digits, and on one line however little room there is. */
export function TrackingNumber({ number }: { number: string }) {
  return <span className="figures whitespace-nowrap">{inGroups(number)}</span>
}
