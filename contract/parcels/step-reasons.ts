import { isFetching, type EventCode, type ScannedNote } from './parcel-steps.ts'

/** Why a step at a door fails. */
export const failureReasons = [
  'nobody_home',
  'wrong_address',
  'no_access',
  'receiver_asked_later',
  'not_ready',
  'not_expected',
  'changed_mind',
  'looks_damaged',
  'other',
] as const
type FailureReason = (typeof failureReasons)[number]

/** Whoever refuses is at home. */
const refusalReasons: readonly FailureReason[] = ['not_expected', 'changed_mind', 'looks_damaged', 'other']

/** A parcel that goes out is ready; one that is to be fetched may not be. */
export function failureReasonsOf(code: EventCode) {
  if (code === 'refused') return refusalReasons
  return failureReasons.filter(
    (reason) =>
      (reason === 'other' || !refusalReasons.includes(reason)) &&
      (isFetching(code) || reason !== 'not_ready'),
  )
}

/** Why the office notes each of them. */
export const noteReasons = {
  delayed: ['weather', 'missed_departure', 'customs_queue', 'address_unclear', 'too_much_work', 'other'],
  damaged: ['crushed', 'wet', 'opened', 'other'],
  lost: ['not_at_the_hub', 'not_unloaded', 'not_at_the_receiver', 'other'],
} as const satisfies Record<ScannedNote, readonly string[]>
