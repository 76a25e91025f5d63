import type { UnsettledWeighing } from './weighings.ts'

/** What can happen to a parcel, and what it means for whoever waits for it. */
export const eventMacros = {
  order_created: 'pending',
  payment_confirmed: 'pending',
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

/** The one table of legal steps; the database holds the same rows. A note such as a delay changes no step. */
export const legalSteps = {
  order_created: ['payment_confirmed', 'cancelled'],
  payment_confirmed: ['label_created', 'cancelled'],
  label_created: [
    'pickup_scheduled',
    'picked_up',
    'dropped_off',
    'pickup_failed',
    'out_for_delivery',
    'ready_for_collection',
    'cancelled',
  ],
  pickup_scheduled: ['picked_up', 'pickup_failed', 'dropped_off', 'cancelled'],
  pickup_failed: ['pickup_scheduled', 'picked_up', 'pickup_failed', 'dropped_off', 'cancelled'],
  picked_up: ['reweighed', 'origin_hub_in'],
  dropped_off: ['reweighed', 'picked_up', 'origin_hub_in'],
  reweighed: [
    'reweighed',
    'origin_hub_in',
    'consolidated',
    'departed_origin',
    'destination_hub_in',
    'returning',
  ],
  origin_hub_in: ['reweighed', 'consolidated', 'departed_origin', 'destination_hub_in', 'returning'],
  consolidated: ['export_customs', 'departed_origin'],
  export_customs: ['export_cleared', 'customs_hold'],
  export_cleared: ['departed_origin'],
  departed_origin: ['arrived_destination', 'destination_hub_in'],
  arrived_destination: ['import_customs', 'import_cleared'],
  import_customs: ['import_cleared', 'customs_hold', 'duty_due'],
  customs_hold: ['export_cleared', 'import_cleared', 'duty_due', 'returning'],
  duty_due: ['import_cleared', 'returning'],
  import_cleared: ['destination_hub_in'],
  destination_hub_in: ['handed_to_partner', 'out_for_delivery', 'ready_for_collection'],
  handed_to_partner: ['out_for_delivery', 'ready_for_collection', 'delivered', 'delivery_failed'],
  out_for_delivery: ['delivered', 'delivery_failed', 'refused', 'ready_for_collection'],
  delivery_failed: ['out_for_delivery', 'ready_for_collection', 'returning'],
  ready_for_collection: ['delivered', 'refused', 'returning'],
  refused: ['out_for_delivery', 'returning'],
  returning: ['returned'],
  delivered: [],
  returned: [],
  cancelled: [],
  damaged: [],
  lost: [],
  delayed: [],
  sender_asked: [],
  sender_answered: [],
  corrected: [],
} as const satisfies Record<EventCode, readonly EventCode[]>

/** Notes may come at any time while the parcel is on its way. */
export const notes = ['damaged', 'lost', 'delayed'] as const satisfies readonly EventCode[]
/** Notes that follow from what somebody decided; nobody scans them. */
const ownNotes = new Set<EventCode>(['sender_asked', 'sender_answered'])

const acrossTheBorder = new Set<EventCode>([
  'export_customs',
  'export_cleared',
  'arrived_destination',
  'import_customs',
  'customs_hold',
  'duty_due',
  'import_cleared',
])
const boxesOnly: readonly EventCode[] = ['out_for_delivery', 'ready_for_collection']

interface Kind {
  is_international: boolean
  /** A box on its way to whoever bought it, not a parcel. */
  is_box: boolean
  /** What was weighed is not settled with the sender. */
  weighing?: UnsettledWeighing | null
}

/** What may happen next: the step the parcel stands at decides, then what kind of parcel it is. */
export function nextSteps(code: EventCode, { is_international, is_box, weighing = null }: Kind): EventCode[] {
  const steps: readonly EventCode[] = legalSteps[code]
  const own = steps.filter(
    (step) => (is_international || !acrossTheBorder.has(step)) && mayLeave(code, step, weighing),
  )
  if (code === 'label_created')
    return is_box ? boxesOnly.concat('cancelled') : own.filter((step) => !boxesOnly.includes(step))
  return [...own]
}

const atOrigin = new Set<EventCode>(['picked_up', 'dropped_off', 'reweighed', 'origin_hub_in'])

/** A parcel whose sender has not agreed stays where it is or goes back; any other one does not turn round here. */
function mayLeave(code: EventCode, step: EventCode, weighing: UnsettledWeighing | null) {
  if (!atOrigin.has(code)) return true
  if (step === 'returning') return weighing === 'waiting' || weighing === 'declined'
  return weighing === null || atOrigin.has(step)
}

/** Whether one step may still be followed by the other, at once or by way of others. */
export function leadsTo(from: EventCode, to: EventCode, seen = new Set<EventCode>()): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  const next: readonly EventCode[] = legalSteps[from]
  return next.some((step) => step === to || leadsTo(step, to, seen))
}

export function isOver(code: EventCode) {
  return legalSteps[code].length === 0 && !isNote(code)
}

export function isNote(code: EventCode) {
  return isScannedNote(code) || ownNotes.has(code)
}

export function isScannedNote(code: EventCode) {
  return notes.some((note) => note === code)
}
