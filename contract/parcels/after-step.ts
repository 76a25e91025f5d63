import { eventCodes, isAt, isNote, needsReceiver, ruleOf, type EventCode } from './parcel-steps.ts'
import type { StepRule } from './step-rule.ts'

export function isTakenInHand(code: EventCode) {
  return ruleOf(code).holder === 'taker'
}

/** Who has it after a step that this person took. */
export function holderAfter(code: EventCode, { taker, holder }: { taker: string; holder: string | null }) {
  return { taker, stays: holder, nobody: null }[ruleOf(code).holder]
}

/** A hub, a counter or whoever fetches it takes a parcel over; elsewhere it stays with who has it. */
export function isTakenOver(code: EventCode) {
  return ruleOf(code).isTakenOver
}

/** In whose city a step happens. */
export function cityOf(code: EventCode) {
  return ruleOf(code).city
}

/** Its reason and its picture are asked for, and a scan of an earlier page counts without them. */
export function mayLackThem(code: EventCode) {
  return ruleOf(code).mayLackThem === true
}

/** The steps after which somebody is to come by. */
export function stopsTo(stop: NonNullable<StepRule['stop']>) {
  return eventCodes.filter((code) => ruleOf(code).stop === stop)
}

/** Where a parcel may stand when its promised day has passed without it. */
export const lateCodes = eventCodes.filter((code) => ruleOf(code).late !== null)

/** Notes and what the office puts right leave it where it is. */
export function movesParcel(code: EventCode) {
  return !isNote(code) && !isAt(code, 'anywhere')
}

export const handOvers = eventCodes.filter(needsReceiver)
