import { isAt, isOver, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { doorTries } from '#contract/parcels/door-codes.ts'
import type { ClaimStatus } from '#contract/money/claim-rules.ts'
import type { Order } from './test-model-order.ts'

/** Where a parcel should stand, with whom, and what is left to try at its door. */
export interface Parcel {
  step: string
  holder: string | null
  tries: number
  door: 'closed' | 'released' | 'used'
}

export interface Claim {
  order: Order
  status: ClaimStatus
  amount?: number
}

export interface ResetCode {
  request_id: string
  tries: number
}

export function newParcel(step: string): Parcel {
  return { step, holder: null, tries: doorTries, door: 'closed' }
}

const takesInHand = new Set<EventCode>([
  'picked_up',
  'dropped_off',
  'out_for_delivery',
  'ready_for_collection',
])
const leavesHand = new Set<EventCode>(['origin_hub_in', 'destination_hub_in'])
const takesOver = new Set<EventCode>([...leavesHand, 'dropped_off', 'ready_for_collection'])

/** What a scan that was accepted does to the parcel. */
export function move(parcel: Parcel, code: EventCode, actor_id: string) {
  parcel.step = code
  if (takesInHand.has(code)) parcel.holder = actor_id
  if (leavesHand.has(code) || isOver(code)) parcel.holder = null
  goOutAgain(parcel, code)
}

/** The office says where it really stands. */
export function putRight(parcel: Parcel, step: EventCode) {
  parcel.step = step
  goOutAgain(parcel, step)
}

/** What a code opened on an earlier way to the door asks for a code on this one. */
function goOutAgain(parcel: Parcel, code: EventCode) {
  if (isAt(code, 'last_part') && parcel.door === 'used') parcel.door = 'closed'
}

export function isHeldByAnother({ holder }: Parcel, code: EventCode, actor_id: string) {
  return holder !== null && holder !== actor_id && !takesOver.has(code)
}
