import { isFetching, type EventCode, type ScannedNote } from './parcel-steps.ts'

const atDoor = ['nobody_home', 'wrong_address', 'no_access', 'receiver_asked_later'] as const
/** Whoever refuses is at home. */
const ofRefusals = ['not_expected', 'changed_mind', 'looks_damaged'] as const

/** Why somebody came in vain. */
export const attemptReasons = [...atDoor, 'not_ready', 'other'] as const
/** Why a step at a door fails. */
export const failureReasons = [...atDoor, 'not_ready', ...ofRefusals, 'other'] as const

/** A parcel that goes out is ready; one that is to be fetched may not be. */
export function failureReasonsOf(code: EventCode): readonly (typeof failureReasons)[number][] {
  if (code === 'refused') return [...ofRefusals, 'other']
  return isFetching(code) ? attemptReasons : [...atDoor, 'other']
}

/** Why the office notes each of them. */
export const noteReasons = {
  delayed: ['weather', 'missed_departure', 'customs_queue', 'address_unclear', 'too_much_work', 'other'],
  damaged: ['crushed', 'wet', 'opened', 'other'],
  lost: ['not_at_the_hub', 'not_unloaded', 'not_at_the_receiver', 'other'],
} as const satisfies Record<ScannedNote, readonly string[]>
