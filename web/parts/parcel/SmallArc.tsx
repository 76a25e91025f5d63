import { parcelSteps } from '#contract/parcels/parcel-steps.ts'
import type { TransactionInList } from '#contract/orders/transactions.ts'
import { orderRules } from '#contract/site/order-types.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'

type Macro = TrackedParcel['macro']

/** How far along the arc each state is, and in which of its four colours. */
const places = {
  pending: [0, 'text-waiting'],
  info_received: [0, 'text-waiting'],
  in_transit: [0.5, 'text-moving'],
  out_for_delivery: [0.85, 'text-moving'],
  attempt_failed: [0.85, 'text-waiting'],
  available_for_pickup: [0.85, 'text-waiting'],
  delivered: [1, 'text-done'],
  exception: [0.6, 'text-trouble'],
  returned: [0, 'text-muted'],
  cancelled: [0, 'text-muted'],
} as const satisfies Record<Macro, readonly [number, string]>

/** On its way or in trouble, the step says more than the state: a parcel at customs is past the middle, one that nobody handed over is at its sender's. */
const partOnTheWay: Partial<Record<(typeof parcelSteps)[keyof typeof parcelSteps]['at'], number>> = {
  sender: 0,
  collected: 0.12,
  origin_hub: 0.25,
  border: 0.68,
  destination_hub: 0.8,
  held: 0.68,
  last_part: 0.85,
  missed: 0.85,
}

/** A parcel that its sender is asked about lies where it was weighed; one that waits for another day has been at the door. */
function standsOnTheWay(code: Step['code']) {
  const { at, next } = parcelSteps[code]
  if (next === 'chosen_day') return partOnTheWay.missed
  return next === 'sender_answers' ? partOnTheWay.origin_hub : partOnTheWay[at]
}

const told: ReadonlySet<Macro> = new Set(['in_transit', 'exception', 'attempt_failed'])

type Step = Pick<NonNullable<TransactionInList['parcel']>, 'macro' | 'code'>

function placeOf({ macro, code }: Step) {
  const [part, look] = places[macro]
  const known = told.has(macro) ? standsOnTheWay(code) : undefined
  return [known ?? part, look] as const
}

interface Props {
  transaction: Pick<TransactionInList, 'status'> &
    Partial<Pick<TransactionInList, 'type'>> & { parcel: Step | null }
  /** How wide it is. */
  className: string
  /** In a line of a table: without the places between, and thick enough to be seen. */
  isTiny?: boolean
}

/** Where the parcel is, at a glance; the badge beside it says the same in words. */
export function SmallArc({ transaction: { type, status, parcel }, className, isTiny = false }: Props) {
  const isEnded = status === 'expired' || status === 'cancelled'
  const unpaid = [0, isEnded ? 'text-muted' : 'text-waiting'] as const
  const [part, stands] = status === 'success' && parcel ? placeOf(parcel) : unpaid
  // Nobody hands boxes over: while they are made ready, they wait for nobody.
  const isMadeReady = type && orderRules[type].holds === 'boxes' && parcel?.macro === 'info_received'
  const look = isMadeReady ? 'text-moving' : stands
  const here = pointAt(part)
  return (
    <svg
      viewBox={isTiny ? '-4 -4 200 64' : '0 0 192 52'}
      className={`${className} ${look}`}
      aria-hidden="true"
      fill="none"
    >
      <g stroke="currentColor" strokeLinecap="round">
        <path
          d={way}
          strokeWidth={isTiny ? 4 : 1.5}
          strokeDasharray={isTiny ? '6 14' : '2 5'}
          className="stroke-edge"
        />
        <path d={way} strokeWidth={isTiny ? 6 : 3} pathLength="1" strokeDasharray={`${part} 1`} />
      </g>
      {(isTiny ? ends : milestones).map((at) => (
        <circle
          key={at}
          cx={pointAt(at).x}
          cy={pointAt(at).y}
          r={isTiny ? 7 : 3}
          strokeWidth={isTiny ? 4 : 1}
          className={at <= part ? 'fill-current' : 'fill-surface stroke-edge'}
        />
      ))}
      <circle cx={here.x} cy={here.y} r={isTiny ? 13 : 7} className="fill-current" />
    </svg>
  )
}

const milestones = [0, 0.25, 0.5, 0.75, 1]
const ends = [0, 1]
const way = 'M10 42Q96-22 182 42'

function pointAt(part: number) {
  const side = part * 2 - 1
  return { x: 10 + 172 * part, y: 10 + 32 * side * side }
}
