import type { EventCode } from './parcel-steps.ts'

interface Row {
  /** What happens now, in the words of `tracking.next`. */
  next: string | null
  /** Why a parcel that stands here after its promised day is late, in the words of `tracking.late`; null where it cannot be. */
  late: string | null
}

/** Every step has a sentence for what follows, so that nobody reads a state and wonders what to do. */
export const whatNext = {
  order_created: { next: 'preparing', late: 'not_handed_over' },
  payment_confirmed: { next: 'preparing', late: 'not_handed_over' },
  payment_withdrawn: { next: 'pay_again', late: 'not_handed_over' },
  label_created: { next: 'hand_over', late: 'not_handed_over' },
  pickup_scheduled: { next: 'hand_over', late: 'not_handed_over' },
  pickup_failed: { next: 'hand_over_again', late: 'not_handed_over' },
  picked_up: { next: 'hub', late: 'at_hub' },
  dropped_off: { next: 'hub', late: 'at_hub' },
  origin_hub_in: { next: 'departure', late: 'at_hub' },
  reweighed: { next: 'departure', late: 'at_hub' },
  consolidated: { next: 'departure', late: 'crossing' },
  export_customs: { next: 'customs', late: 'at_customs' },
  export_cleared: { next: 'departure', late: 'crossing' },
  departed_origin: { next: 'crossing', late: 'crossing' },
  arrived_destination: { next: 'customs', late: 'at_customs' },
  import_customs: { next: 'customs', late: 'at_customs' },
  customs_hold: { next: 'documents', late: 'at_customs' },
  duty_due: { next: 'duty', late: 'duty' },
  import_cleared: { next: 'last_part', late: 'at_hub' },
  destination_hub_in: { next: 'last_part', late: 'at_hub' },
  handed_to_partner: { next: 'last_part', late: 'at_hub' },
  out_for_delivery: { next: 'at_the_door', late: 'at_the_door' },
  delivery_failed: { next: 'another_attempt', late: 'attempted' },
  ready_for_collection: { next: 'collect', late: null },
  delivered: { next: null, late: null },
  refused: { next: 'sender_decides', late: null },
  damaged: { next: 'claim', late: 'noted' },
  lost: { next: 'searching', late: null },
  delayed: { next: 'goes_on', late: 'noted' },
  sender_asked: { next: 'sender_answers', late: 'sender' },
  sender_answered: { next: 'departure', late: 'sender' },
  returning: { next: 'back', late: null },
  returned: { next: null, late: null },
  cancelled: { next: null, late: null },
  corrected: { next: 'goes_on', late: 'noted' },
} as const satisfies Record<EventCode, Row>

/** Where a parcel may stand when its promised day has passed without it. */
export const lateCodes = Object.entries(whatNext).flatMap(([code, { late }]) => (late ? [code] : []))

/** How a box comes to whoever bought it. */
export const boxServices = ['delivery', 'pickup'] as const
