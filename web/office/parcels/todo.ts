import type { OfficeParcel } from '#contract/office/office-parcels.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { needsMeasures, parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { UnsettledWeighing } from '#contract/parcels/weighings.ts'

type Next = NonNullable<(typeof parcelSteps)[EventCode]['next']>

/** What comes next, in the words of `office_parcels.todo`, of whom it is expected, and what the office can do about it. */
export interface Todo {
  say:
    | Exclude<
        Next,
        'hand_over' | 'goes_on' | 'claim' | 'last_part' | 'at_the_door' | 'another_attempt' | 'chosen_day'
      >
    | `boxes_${'delivery' | 'pickup'}`
    | `weighing_${UnsettledWeighing}`
    | 'brought'
    | 'fetch_by'
    | 'weigh'
    | 'origin_hub'
    | 'destination_hub'
    | 'to_counter'
    | `bring${'' | '_by' | '_again'}`
  name?: string | undefined
  counter?: string | undefined
  act?: 'assign' | 'add_step' | 'manifests'
}

/** The one next thing about a parcel; nothing once it is over. */
export function todoOf(parcel: OfficeParcel): Todo | undefined {
  const { next } = parcelSteps[passes(parcel.code) ? parcel.step : parcel.code]
  if (!next) return undefined
  const { type, weighing } = parcel.work
  if (weighing && (next === 'departure' || next === 'sender_answers')) return { say: `weighing_${weighing}` }
  if (orderRules[type].holds !== 'goods' && (next === 'preparing' || next === 'hand_over'))
    return boxes(parcel)
  const known = todos[next]
  return typeof known === 'function' ? known(parcel) : known
}

/** Of some events it is only told that the parcel goes on: where it stands says how. */
function passes(code: EventCode) {
  const { next } = parcelSteps[code]
  return next === 'goes_on' || next === 'claim'
}

const todos: Record<Next, Todo | ((parcel: OfficeParcel) => Todo)> = {
  preparing: { say: 'preparing' },
  pay_again: { say: 'pay_again' },
  hand_over: fetching,
  fetch: fetching,
  hand_over_again: { say: 'hand_over_again', act: 'assign' },
  hub: { say: 'hub' },
  departure: leaving,
  crossing: { say: 'crossing', act: 'manifests' },
  customs: { say: 'customs', act: 'add_step' },
  documents: { say: 'documents', act: 'add_step' },
  duty: { say: 'duty', act: 'add_step' },
  last_part: lastPart,
  at_the_door: bringing,
  another_attempt: ({ holder }) => (holder ? { say: 'bring_again' } : { say: 'bring_again', act: 'assign' }),
  chosen_day: (parcel) => (parcel.work.is_collected ? toCounter(parcel) : bringing(parcel)),
  collect: ({ work }) => ({ say: 'collect', counter: work.service?.counter?.label }),
  sender_decides: { say: 'sender_decides' },
  sender_answers: { say: 'sender_answers' },
  claim: bringing,
  goes_on: bringing,
  searching: { say: 'searching' },
  back: ({ holder }) => (holder ? { say: 'back' } : { say: 'back', act: 'assign' }),
}

function boxes(parcel: OfficeParcel): Todo {
  if (parcel.work.is_collected) return { say: 'boxes_pickup' }
  return parcel.holder ? bringing(parcel) : { say: 'boxes_delivery', act: 'assign' }
}

function fetching({ work: { brought_to }, holder }: OfficeParcel): Todo {
  if (brought_to) return { say: 'brought', counter: brought_to }
  return holder ? { say: 'fetch_by', name: holder.name } : { say: 'fetch', act: 'assign' }
}

/** Weighed and taken in, each where it is still to come. */
function leaving({ next, work }: OfficeParcel): Todo {
  if (!work.measured && next.some(needsMeasures)) return { say: 'weigh' }
  if (next.some(isTakenIn('origin_hub'))) return { say: 'origin_hub', act: 'add_step' }
  return { say: 'departure', act: 'manifests' }
}

function lastPart(parcel: OfficeParcel): Todo {
  const { next, work } = parcel
  if (next.some(isTakenIn('destination_hub'))) return { say: 'destination_hub', act: 'add_step' }
  return work.is_collected ? toCounter(parcel) : bringing(parcel)
}

/** Whoever works at the hub takes it over from whoever brought it. */
function isTakenIn(hub: 'origin_hub' | 'destination_hub') {
  return (code: EventCode) => parcelSteps[code].at === hub && parcelSteps[code].isTakenOver
}

function toCounter({ work }: OfficeParcel): Todo {
  return { say: 'to_counter', counter: work.service?.counter?.label }
}

function bringing({ holder }: OfficeParcel): Todo {
  return holder ? { say: 'bring_by', name: holder.name } : { say: 'bring', act: 'assign' }
}

/** Somebody comes by for it, or brings it, at the time that was booked. */
export function isVisit({ say }: Todo) {
  return visits.some((one) => one === say)
}

const visits: readonly Todo['say'][] = [
  'brought',
  'fetch',
  'fetch_by',
  'hand_over_again',
  'bring',
  'bring_by',
  'bring_again',
  'boxes_delivery',
  'boxes_pickup',
]
