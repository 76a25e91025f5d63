import type { Role } from '../platform/roles.ts'
import { isAt, isScanned, mayTake, type EventCode } from './parcel-steps.ts'
import type { UnsettledWeighing } from './weighings.ts'

type Steps = Partial<Record<EventCode, readonly EventCode[]>>

const toTheSender = {
  order_created: ['payment_confirmed', 'cancelled'],
  payment_confirmed: ['label_created', 'payment_withdrawn', 'cancelled'],
  payment_withdrawn: ['payment_confirmed', 'cancelled'],
} as const satisfies Steps

const toTheHub = {
  ...toTheSender,
  label_created: [
    'pickup_scheduled',
    'picked_up',
    'dropped_off',
    'pickup_failed',
    'payment_withdrawn',
    'cancelled',
  ],
  pickup_scheduled: ['picked_up', 'pickup_failed', 'dropped_off', 'payment_withdrawn', 'cancelled'],
  pickup_failed: [
    'pickup_scheduled',
    'picked_up',
    'pickup_failed',
    'dropped_off',
    'payment_withdrawn',
    'cancelled',
  ],
  picked_up: ['reweighed', 'origin_hub_in', 'returning'],
  dropped_off: ['reweighed', 'picked_up', 'origin_hub_in', 'returning'],
} as const satisfies Steps

const toTheDoor = {
  out_for_delivery: ['delivered', 'delivery_failed', 'refused', 'ready_for_collection', 'returning'],
  delivery_failed: ['out_for_delivery', 'ready_for_collection', 'returning'],
  ready_for_collection: ['delivered', 'refused', 'returning'],
  refused: ['out_for_delivery', 'returning'],
  returning: ['returned'],
} as const satisfies Steps

const fromTheHub = {
  ...toTheDoor,
  destination_hub_in: ['handed_to_partner', 'out_for_delivery', 'ready_for_collection', 'returning'],
  handed_to_partner: [
    'out_for_delivery',
    'ready_for_collection',
    'delivered',
    'delivery_failed',
    'returning',
  ],
} as const satisfies Steps

/** Export, departure, arrival and import one after the other: there is no way round any of them. */
const across = {
  ...toTheHub,
  reweighed: ['reweighed', 'origin_hub_in', 'consolidated', 'returning'],
  origin_hub_in: ['reweighed', 'consolidated', 'returning'],
  consolidated: ['export_customs'],
  export_customs: ['export_cleared', 'returning'],
  export_cleared: ['departed_origin'],
  departed_origin: ['arrived_destination'],
  arrived_destination: ['import_customs'],
  import_customs: ['import_cleared', 'customs_hold', 'duty_due'],
  customs_hold: ['import_cleared', 'duty_due', 'returning'],
  duty_due: ['import_cleared', 'returning'],
  import_cleared: ['destination_hub_in'],
  ...fromTheHub,
} as const satisfies Steps

const domestic = {
  ...toTheHub,
  reweighed: [
    'reweighed',
    'origin_hub_in',
    'consolidated',
    'departed_origin',
    'destination_hub_in',
    'returning',
  ],
  origin_hub_in: ['reweighed', 'consolidated', 'departed_origin', 'destination_hub_in', 'returning'],
  consolidated: ['departed_origin'],
  departed_origin: ['destination_hub_in'],
  ...fromTheHub,
} as const satisfies Steps

/** Empty boxes on their way to whoever bought them. */
const box = {
  ...toTheSender,
  label_created: ['out_for_delivery', 'ready_for_collection', 'payment_withdrawn', 'cancelled'],
  ...toTheDoor,
} as const satisfies Steps

/** What held before steps followed the lane. Parcels that were under way then finish by it. */
const earlier = {
  ...domestic,
  consolidated: ['export_customs', 'departed_origin'],
  export_customs: ['export_cleared', 'customs_hold'],
  export_cleared: ['departed_origin'],
  departed_origin: ['arrived_destination', 'destination_hub_in'],
  arrived_destination: ['import_customs', 'import_cleared'],
  import_customs: ['import_cleared', 'customs_hold', 'duty_due'],
  customs_hold: ['export_cleared', 'import_cleared', 'duty_due', 'returning'],
  duty_due: ['import_cleared', 'returning'],
  import_cleared: ['destination_hub_in'],
} as const satisfies Steps

function withoutBorder(steps: Steps): Steps {
  return Object.fromEntries(
    Object.entries(steps).map(([step, next]) => [step, next.filter((code) => !isAt(code, 'border', 'held'))]),
  )
}

/** The legal steps of each route, one table; the database holds the same rows. Notes such as a delay change no step. */
export const stepsOfRoute = {
  across,
  domestic,
  box,
  earlier_across: earlier,
  earlier_domestic: withoutBorder(earlier),
  earlier_box: { ...withoutBorder(earlier), label_created: box.label_created },
} as const satisfies Record<string, Steps>
export type Route = keyof typeof stepsOfRoute
export const routes = [
  'across',
  'domestic',
  'box',
  'earlier_across',
  'earlier_domestic',
  'earlier_box',
] as const satisfies readonly Route[]

export function legalSteps(route: Route, code: EventCode): readonly EventCode[] {
  const steps: Steps = stepsOfRoute[route]
  return steps[code] ?? []
}

interface Asked {
  route: Route
  role: Role
  /** What was weighed is not settled with the sender. */
  weighing?: UnsettledWeighing | null
  /** An ordered add-on is still to be done. */
  hasOpenWork?: boolean
  /** The receiver comes to a counter for it. */
  isCollected?: boolean
}

/** What somebody may scan next: by the route, by who they are, by what was ordered and what the sender has agreed to. */
export function nextSteps(code: EventCode, asked: Asked): EventCode[] {
  const { route, role, weighing = null, hasOpenWork = false, isCollected = false } = asked
  return legalSteps(route, code).filter(
    (step) =>
      isScanned(step) &&
      mayTake(role, step) &&
      mayLeave(code, step, weighing) &&
      !(hasOpenWork && leavesOrigin(code, step)) &&
      !(isCollected && step === 'out_for_delivery'),
  )
}

/** With this step the parcel leaves whoever could still pack, wrap or photograph it. */
function leavesOrigin(code: EventCode, step: EventCode) {
  return isAtOrigin(code) && isAt(step, 'road', 'destination_hub')
}

const isAtOrigin = (code: EventCode) => isAt(code, 'collected', 'origin_hub')

/**
 * A parcel whose sender has not agreed stays where it is. One that was sent to another city on its way goes on, and the
 * last part of the way begins once that is paid.
 */
function mayLeave(code: EventCode, step: EventCode, weighing: UnsettledWeighing | null) {
  if (isAtOrigin(code)) return weighing === null || isAtOrigin(step)
  return weighing !== 'changed' || isAt(code, 'last_part') || !isAt(step, 'last_part')
}

/** Whether one step may still be followed by the other, at once or by way of others. */
export function leadsTo(route: Route, from: EventCode, to: EventCode, seen = new Set<EventCode>()): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  return legalSteps(route, from).some((step) => step === to || leadsTo(route, step, to, seen))
}

/** Whose appointment is at hand: the sender's until the parcel has reached its origin hub, the receiver's afterwards. */
export function legAt(code: EventCode, route: Route): 'sender' | 'receiver' {
  return isAt(code, 'sender', 'collected') && !route.endsWith('box') ? 'sender' : 'receiver'
}
