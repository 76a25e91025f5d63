import { calendarDayIn } from '#contract/places/clocks.ts'
import { stepsBeforeDeparture } from '#contract/parcels/manifest-steps.ts'
import {
  failedAttempts,
  isAt,
  isNote,
  isOver,
  isTrouble,
  ruleOf,
  type Place,
} from '#contract/parcels/parcel-steps.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { clocksOf, zoneOfEvent } from '../../parts/parcel/zone-of-event.ts'

type Parcel = Pick<
  TrackedParcel,
  'code' | 'macro' | 'from' | 'to' | 'events' | 'arrives' | 'booked_day' | 'is_late' | 'box_service'
> &
  /** What this device kept of an earlier look may not know of it. */
  Partial<Pick<TrackedParcel, 'fetch_day' | 'is_collected' | 'free_until'>>

/** The points of the longest way. */
const points = ['paid', 'collected', 'crossing', 'customs', 'door'] as const
// A box is brought, or waits at its counter; within one country nothing crosses and nothing waits for customs.
const ofBox = [0, 1, 4] as const
const withinCountry = [0, 1, 3, 4] as const

type Name = (typeof points)[number] | 'hub' | 'brought' | 'counter' | 'prepared'

type OnItsWay = Pick<Parcel, 'events' | 'from' | 'to' | 'box_service'> &
  Partial<Pick<TrackedParcel, 'brought_to' | 'is_collected'>>

/** The points this parcel passes, and where each stands on the longest way. */
function waysOf(parcel: OnItsWay) {
  const { from, to, box_service, brought_to, events } = parcel
  const isDomestic = from?.country_id === to.country_id
  const places: readonly number[] = box_service
    ? ofBox
    : isDomestic
      ? withinCountry
      : points.map((_, place) => place)
  // Nobody fetches what its sender brings to a counter.
  const isBrought = Boolean(brought_to) || events.some(({ code }) => code === 'dropped_off')
  const names = places.map((place): Name => {
    // Boxes come from the office: nobody fetches them either.
    if (place === 1 && box_service) return 'prepared'
    if (place === 1 && isBrought) return 'brought'
    if (place === points.length - 1) return isCollected(parcel) ? 'counter' : 'door'
    return isDomestic && place === 3 ? 'hub' : (points[place] ?? 'door')
  })
  return { places, names }
}

/** Whoever waits for it comes to a counter. */
function isCollected({ box_service, is_collected }: Pick<OnItsWay, 'box_service' | 'is_collected'>) {
  return box_service === 'pickup' || is_collected === true
}

/** How many of these points are behind, and how far along it is to the next. */
function countedIn(places: readonly number[], reached: number) {
  const next = places.findIndex((place) => place > reached)
  if (next === -1) return places.length - 1
  const [before = 0, after = 0] = [places[next - 1], places[next]]
  return next - 1 + (reached - before) / (after - before)
}

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

const notYetLeft: ReadonlySet<string> = new Set(stepsBeforeDeparture)

type Event = TrackedParcel['events'][number]

function reachedBy({ code }: Event) {
  if (code === 'delivered') return 4
  // Loaded and cleared it still stands where it leaves from.
  if (notYetLeft.has(code)) return 1.7
  return reachedAt[ruleOf(code).at]
}

/** What the poster and the map say: its milestones, how many are reached, and when each was passed. */
export function progressOf(parcel: OnItsWay) {
  const { places, names } = waysOf(parcel)
  const told = parcel.events.flatMap((event) => {
    const reached = isNote(event.code) ? undefined : reachedBy(event)
    return reached === undefined ? [] : [{ event, reached }]
  })
  const far = told[0]?.reached ?? 0
  const passed = places.map((place) =>
    place <= far ? told.findLast(({ reached }) => reached >= place)?.event : undefined,
  )
  const reached = countedIn(places, far)
  return { milestones: names, passed, reached, share: shareOfWay(far) }
}

/** Where it is drawn on the map: on the coast it leaves from until it leaves, on the other one once it is there. */
function shareOfWay(far: number) {
  if (far < 2) return far * 0.05
  return far < 3 ? 0.5 : 0.88 + (far - 3) * 0.12
}

export type Tone = 'moving' | 'waiting' | 'done' | 'over'

/** Blue moves, amber waits for somebody or is late, green has arrived; what ended any other way is quiet. */
export function toneOf(parcel: Parcel): Tone {
  const { code, macro, is_late } = parcel
  if (macro === 'delivered') return 'done'
  if (isOver(code)) return 'over'
  const inVain = isTrouble(code) && nextTry(parcel) === null
  const waits = inVain || macro === 'available_for_pickup' || code === 'payment_withdrawn'
  return waits || is_late ? 'waiting' : 'moving'
}

const longestRound_ms = 20 * 3_600_000

/** Somebody came in vain, and this is the day that was chosen since, by the sender or by the receiver. */
export function nextTry(parcel: Parcel) {
  const { code, fetch_day, events } = parcel
  if (code === 'day_chosen') return dayOfDoor(parcel) ?? null
  if (!failedAttempts.includes(code)) return null
  const day = isAt(code, 'sender') ? fetch_day : dayOfDoor(parcel)
  const tried = events.find((event) => event.code === code)
  return day && tried && day > dayOf(tried, parcel) ? day : null
}

/** Of boxes the day that was chosen is all that is promised. */
function dayOfDoor({ box_service, arrives, booked_day }: Parcel) {
  return box_service ? arrives?.from : booked_day
}

function dayOf(event: Event, parcel: Parcel) {
  return calendarDayIn(zoneOfEvent(event, parcel.events, clocksOf(parcel)), event.at)
}

/** Today, once the courier has set out and is not back; the day that its receiver booked; else the last one promised. */
export function dayAwaited(parcel: Parcel) {
  const { arrives, booked_day, code } = parcel
  const left = code === 'out_for_delivery' ? parcel.events.find((event) => event.code === code) : undefined
  // By hours, not by the calendar: rounds begin before midnight, and a scan may come from the other clock.
  if (left && Date.now() - Date.parse(left.at) < longestRound_ms)
    return { day: calendarDayIn(clocksOf(parcel).receiver), is: 'today' } as const
  if (booked_day) return { day: booked_day, is: isCollected(parcel) ? 'collected' : 'booked' } as const
  return arrives && ({ day: arrives.to, is: 'promised' } as const)
}

/** Late, and waiting for nobody but us: then that is what there is to say. */
export function isOnlyLate(parcel: Parcel) {
  return parcel.is_late && toneOf({ ...parcel, is_late: false }) === 'moving'
}

/** A promise that has passed, or that nobody can keep now, is never shown as one. */
export function isPromised(parcel: Parcel) {
  return parcel.arrives !== null && toneOf(parcel) === 'moving'
}

/** It lies at its counter, and this is the day that was chosen for collecting it, as long as that is ahead. */
export function dayOfCounter({ free_until, is_collected, booked_day }: Parcel) {
  return free_until && is_collected ? booked_day : null
}

/** The one day that the poster says. */
export function dayOnPoster(parcel: Parcel) {
  const promised = isPromised(parcel) ? dayAwaited(parcel)?.day : undefined
  return nextTry(parcel) ?? dayOfCounter(parcel) ?? promised ?? null
}
