import type { Role } from '../platform/endpoint.ts'

/** What can happen to a parcel, and what it means for whoever waits for it. */
export const eventMacros = {
  order_created: 'pending',
  payment_confirmed: 'pending',
  /** It was taken for paid, and is not. */
  payment_withdrawn: 'pending',
  label_created: 'info_received',
  pickup_scheduled: 'info_received',
  pickup_failed: 'exception',
  picked_up: 'in_transit',
  dropped_off: 'in_transit',
  origin_hub_in: 'in_transit',
  reweighed: 'in_transit',
  consolidated: 'in_transit',
  export_customs: 'in_transit',
  export_cleared: 'in_transit',
  departed_origin: 'in_transit',
  arrived_destination: 'in_transit',
  import_customs: 'in_transit',
  customs_hold: 'exception',
  duty_due: 'exception',
  import_cleared: 'in_transit',
  destination_hub_in: 'in_transit',
  handed_to_partner: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  delivery_failed: 'attempt_failed',
  ready_for_collection: 'available_for_pickup',
  delivered: 'delivered',
  refused: 'exception',
  damaged: 'exception',
  lost: 'exception',
  delayed: 'exception',
  sender_asked: 'exception',
  sender_answered: 'in_transit',
  returning: 'exception',
  returned: 'returned',
  cancelled: 'cancelled',
  /** Means what the step means to which the parcel was put back. */
  corrected: 'in_transit',
} as const
export type EventCode = keyof typeof eventMacros
export type Macro = (typeof eventMacros)[EventCode]

const carriers = ['courier', 'agent', 'admin'] as const
const counters = ['agent', 'admin'] as const
const office = ['admin'] as const

/**
 * Who may say that a step happened; the database holds the same rows and refuses everybody else. What nobody did,
 * such as a payment that was matched by itself, carries no actor.
 */
export const stepRoles = {
  order_created: counters,
  payment_confirmed: counters,
  payment_withdrawn: office,
  label_created: counters,
  pickup_scheduled: carriers,
  pickup_failed: carriers,
  picked_up: carriers,
  dropped_off: counters,
  origin_hub_in: carriers,
  reweighed: carriers,
  consolidated: counters,
  export_customs: office,
  export_cleared: office,
  departed_origin: counters,
  arrived_destination: office,
  import_customs: office,
  customs_hold: office,
  duty_due: office,
  import_cleared: office,
  destination_hub_in: carriers,
  handed_to_partner: carriers,
  out_for_delivery: carriers,
  delivery_failed: carriers,
  ready_for_collection: carriers,
  delivered: carriers,
  refused: carriers,
  damaged: carriers,
  lost: office,
  delayed: carriers,
  sender_asked: carriers,
  sender_answered: counters,
  returning: office,
  returned: carriers,
  cancelled: office,
  corrected: office,
} as const satisfies Record<EventCode, readonly Role[]>

export function mayTake(role: Role, code: EventCode) {
  const allowed: readonly Role[] = stepRoles[code]
  return allowed.includes(role)
}

/** Notes may come at any time while the parcel is on its way. */
export const notes = ['damaged', 'lost', 'delayed'] as const satisfies readonly EventCode[]

export function notesOf(role: Role) {
  return notes.filter((note) => mayTake(role, note))
}

/** Each follows from an operation of its own, with its effects on money and letters; nobody scans it. */
const notScanned = new Set<EventCode>([
  'order_created',
  'payment_confirmed',
  'payment_withdrawn',
  'label_created',
  'sender_asked',
  'sender_answered',
  'cancelled',
  'corrected',
])

export function isScanned(code: EventCode) {
  return !notScanned.has(code)
}

const ownNotes = new Set<EventCode>(['sender_asked', 'sender_answered'])
const last = new Set<EventCode>(['delivered', 'returned', 'cancelled'])

export function isOver(code: EventCode) {
  return last.has(code)
}

export function isNote(code: EventCode) {
  return isScannedNote(code) || ownNotes.has(code)
}

export function isScannedNote(code: EventCode) {
  return notes.some((note) => note === code)
}
