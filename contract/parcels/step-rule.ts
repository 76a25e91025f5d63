import type { Role } from '../platform/roles.ts'
import type { Macro } from './macros.ts'

/** Everything that is known about a step. */
export interface StepRule {
  macro: Macro
  /** Who may say that it happened. What nobody did, such as a payment matched automatically, carries no actor. */
  by: readonly Role[]
  /**
   * A scan moves the parcel on. A note moves it nowhere and may come at any time. An effect follows from an operation
   * of its own, with its effects on money and letters: nobody scans it.
   */
  kind: 'scan' | 'note' | 'effect' | 'effect_note'
  /** Where the parcel then is; `anywhere` for steps that do not move it. */
  at:
    | 'sender'
    | 'collected'
    | 'origin_hub'
    | 'road'
    | 'border'
    | 'held'
    | 'destination_hub'
    | 'last_part'
    | 'missed'
    | 'back'
    | 'over'
    | 'anywhere'
  /** Whose city is recorded with it. */
  city: 'sender' | 'receiver'
  /** Who has the parcel afterwards. */
  holder: 'stays' | 'taker' | 'nobody'
  /** It may be taken out of somebody else's hands. */
  isTakenOver: boolean
  /** Somebody is to come by next: to fetch it or to bring it. */
  stop: 'fetch' | 'bring' | null
  /** A courier does it where somebody lives; at a counter others do it. */
  isAtDoor: boolean
  /** It lies with us and waits for its receiver, who must collect it, pay, or say what becomes of it: storage runs. */
  isStored: boolean
  /** What whoever says it has to bring along: a picture, a reason, what the scale and the tape say, or who received it. */
  needs: { picture: boolean; reason: boolean; measures: boolean; receiver: boolean }
  /**
   * Pages of an earlier version did not ask for its reason and its picture: a scan of theirs counts without, also one that has
   * waited on a phone since.
   */
  mayLackThem?: true
  /** What happens now, in the words of `tracking.next`; every step has a sentence, unless it is the end. */
  next: string | null
  /** Why a parcel that is here after its promised day is late, in the words of `tracking.late`; null where it cannot be. */
  late: string | null
}
