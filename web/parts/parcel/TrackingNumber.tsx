import { inGroups } from '#contract/parcels/tracking-number.ts'

/** In groups, and on one line however narrow its place. */
export function TrackingNumber({ number }: { number: string }) {
  return <span className="figures whitespace-nowrap">{inGroups(number)}</span>
}
