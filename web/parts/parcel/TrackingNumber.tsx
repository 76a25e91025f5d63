import { inGroups } from '#contract/parcels/tracking-number.ts'

/** In groups of digits, and on one line however little room there is and however large letters are. */
export function TrackingNumber({ number }: { number: string }) {
  return <span className="figures text-[min(1em,7.4vw)] whitespace-nowrap">{inGroups(number)}</span>
}
