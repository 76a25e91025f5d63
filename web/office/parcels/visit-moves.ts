import type { OfficeParcel, ParcelEvent, VisitMove } from '#contract/office/office-parcels.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { hoursOf, useDate } from '../../platform/moment.ts'
import type { EndClocks } from '../../parts/parcel/zone-of-event.ts'

/** The choice of a day that this event tells: both were written at one moment. */
export function moveAt({ visit_moves = [] }: OfficeParcel, { at }: ParcelEvent) {
  return visit_moves.find((move) => move.at === at)
}

/** By which choice the appointment at hand came about; nothing while it is the one that was ordered. */
export function moveOfVisit({ visit_moves = [], work }: OfficeParcel) {
  const move = visit_moves.find(({ party }) => party === work.leg)
  return move?.visit_day === work.visit_day ? move : undefined
}

/** Whose link it was; boxes have one, their buyer's. */
export function whoMoved({ work }: OfficeParcel, { party }: VisitMove) {
  return orderRules[work.type].holds === 'boxes' ? 'buyer' : party
}

/** The day that was chosen, by the clock of that side. */
export function useChosenDay(clocks: EndClocks) {
  const date = useDate()
  return ({ party, visit_day, visit_from, visit_to }: VisitMove) => {
    const hours = visit_from && visit_to && `${hoursOf(visit_from, visit_to)}\u00a0${clocks[party]}`
    return [date(visit_day), hours].filter(Boolean).join(', ')
  }
}
