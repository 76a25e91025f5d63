import { isNote, isOver, isTrouble, ruleOf, type Place } from '#contract/parcels/parcel-steps.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'

type Parcel = Pick<TrackedParcel, 'code' | 'macro' | 'from' | 'to' | 'events' | 'arrives' | 'is_late'>

/** The five points of every way. Within one country nothing waits for customs. */
export const milestones = ['paid', 'collected', 'crossing', 'customs', 'door'] as const

// How far along each place is, counted in milestones; a parcel on its last part is between the last two.
const reachedAt: Partial<Record<Place, number>> = {
  sender: 0,
  collected: 1,
  origin_hub: 1.4,
  road: 2,
  border: 3,
  held: 3,
  destination_hub: 3.4,
  last_part: 3.7,
  missed: 3.7,
}

type Event = TrackedParcel['events'][number]

function reachedBy({ code }: Event) {
  if (code === 'delivered') return 4
  // Customs of the country it leaves stand before the crossing.
  if (code === 'export_customs' || code === 'export_cleared') return 1.7
  return reachedAt[ruleOf(code).at]
}

/** What the poster and the map say: how far it is, and when each milestone was passed. */
export function progressOf({ events }: Pick<Parcel, 'events'>) {
  const told = events.flatMap((event) => {
    const reached = isNote(event.code) ? undefined : reachedBy(event)
    return reached === undefined ? [] : [{ event, reached }]
  })
  const reached = told[0]?.reached ?? 0
  const passed = milestones.map((_, index) => told.findLast((step) => step.reached >= index)?.event)
  return { reached, passed: passed.map((event, index) => (index <= reached ? event : undefined)) }
}

export type Tone = 'moving' | 'waiting' | 'done' | 'over'

/** Blue moves, amber waits for somebody, green has arrived; what ended any other way is quiet. */
export function toneOf({ code, macro }: Pick<Parcel, 'code' | 'macro'>): Tone {
  if (macro === 'delivered') return 'done'
  if (isOver(code)) return 'over'
  const waits = isTrouble(code) || macro === 'available_for_pickup' || code === 'payment_withdrawn'
  return waits ? 'waiting' : 'moving'
}

/** A promise that has passed, or that nobody can keep now, is never shown as one. */
export function isPromised(parcel: Parcel) {
  return parcel.arrives !== null && !parcel.is_late && toneOf(parcel) === 'moving'
}
