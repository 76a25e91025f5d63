import { isFetching, type EventCode, type ScannedNote } from '../parcels/parcel-steps.ts'

/** Why a step at a door fails. */
export const failureReasons = [
  'nobody_home',
  'wrong_address',
  'no_access',
  'receiver_asked_later',
  'not_ready',
  'other',
] as const

/** A parcel that goes out is ready; one that is to be fetched may not be. */
export function failureReasonsOf(code: EventCode) {
  return failureReasons.filter((reason) => isFetching(code) || reason !== 'not_ready')
}

/** Why the office notes each of them. */
export const noteReasons = {
  delayed: ['weather', 'missed_departure', 'customs_queue', 'address_unclear', 'too_much_work', 'other'],
  damaged: ['crushed', 'wet', 'opened', 'other'],
  lost: ['not_at_the_hub', 'not_unloaded', 'not_at_the_receiver', 'other'],
} as const satisfies Record<ScannedNote, readonly string[]>
