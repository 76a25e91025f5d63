import { sql, type RawBuilder } from 'kysely'
import { daysAhead } from '#contract/courier/tomorrow.ts'
import { counterRoles, isOffice, type Role, worksAtCounter, worksInAreas } from '#contract/platform/roles.ts'
import { legAt, routes } from '#contract/parcels/parcel-routes.ts'
import { countryCodes, countryRule } from '#contract/places/countries.ts'
import { eventCodes, finalMacros } from '#contract/parcels/parcel-steps.ts'
import { stopsTo } from '#contract/parcels/after-step.ts'
import { clockOf } from '../../places/geography/clock.ts'
import { listed } from '../../platform/listed.ts'

/** Whoever asks. All fragments here are for rows p of parcels with b, sender, receiver and leg beside them. */
export interface Looker {
  id: string
  role: Role
}

const ofTheSender = routes.flatMap((route) =>
  eventCodes.filter((code) => legAt(code, route) === 'sender').map((code) => `${route} ${code}`),
)

/** Whose appointment is at hand, and of which day; joined beside the rows p. */
export const leg = sql`cross join lateral (select p.route || ' ' || p.step = any(${ofTheSender}) as is_senders) leg`

/** Whoever collects at a counter comes there. */
const isBrought = sql`coalesce(receiver.service_type <> 'self_pickup', b.service_id <> 'pickup', true)`

const toFetch = stopsTo('fetch')
const toDeliver = stopsTo('bring')

export const region = sql`case when leg.is_senders then sender.region_id else coalesce(receiver.region_id, b.region_id) end`

export const city = sql`case when leg.is_senders then sender.city_id else coalesce(receiver.city_id, b.city_id) end`

export const district = sql`case when leg.is_senders then sender.district_id else coalesce(receiver.district_id, b.district_id) end`

function hasAreas(courier_id: RawBuilder<unknown>) {
  return sql`exists (select from courier_areas mine where mine.user_id = ${courier_id})`
}

function isCovered(courier_id: RawBuilder<unknown>) {
  return sql`exists (select from courier_areas mine where mine.user_id = ${courier_id} and mine.region_id = ${region}
    and (mine.city_id is null or mine.city_id = ${city}))`
}

const countryHere = sql`(select r.country from regions r where r.code = ${region})`

/** In a region or city of this courier; without any, in the country of their counter or else of their telephone. */
function isInAreaOf({ id, role }: Looker) {
  if (!worksInAreas(role)) return sql<boolean>`true`
  const callingCodes = countryCodes.map(
    (code) => sql`when u.phone like ${`${countryRule(code).callingCode}%`} then ${code}`,
  )
  const courier = sql`${id}::uuid`
  return sql<boolean>`(case when ${hasAreas(courier)} then ${isCovered(courier)}
    else ${countryHere} = (select coalesce(l.country_id, case ${sql.join(callingCodes, sql` `)} end)
      from users u left join locations l on l.id = u.location_id where u.id = ${courier}) end)`
}

/**
 * Known to work elsewhere: outside the areas that this courier was given, or in another country than their counter. Whoever
 * was given neither may help out anywhere.
 */
export function isBeyond({ id, role }: Looker) {
  return worksInAreas(role) ? worksElsewhere(sql`${id}::uuid`) : sql<boolean>`false`
}

export function worksElsewhere(worker_id: RawBuilder<unknown>) {
  return sql<boolean>`(case when ${hasAreas(worker_id)} then not ${isCovered(worker_id)}
    else coalesce(${countryHere} <> (select l.country_id
      from users worker join locations l on l.id = worker.location_id where worker.id = ${worker_id}), false) end)`
}

/** Today by the clock of the place where the stop is. */
const today = sql`(now() at time zone ${clockOf(region)})::date`

export const slot = sql`case when leg.is_senders then sender.time_slot_id else coalesce(receiver.time_slot_id, b.time_slot_id) end`

/** All that these fragments speak of. */
export const workTables = sql`from parcels p join orders o on o.id = p.order_id
      left join shipments s on s.order_id = p.order_id
      left join box_purchases b on b.order_id = p.order_id
      left join shipment_parties sender on sender.order_id = p.order_id and sender.party = 'sender'
      left join shipment_parties receiver on receiver.order_id = p.order_id and receiver.party = 'receiver'
      ${leg}
      left join time_slots t on t.id = ${slot}`

export const serviceType = sql`case when leg.is_senders then sender.service_type else coalesce(receiver.service_type,
  case b.service_id when 'pickup' then 'self_pickup' else 'delivery' end) end`

export const visitDay = sql`case when leg.is_senders then sender.visit_day else coalesce(receiver.visit_day, b.visit_day) end`

/** When nobody is expected any more, by the clock of the place; for rows with their slot t. */
export const slotEnd = sql`(${visitDay} + t.ends) at time zone ${clockOf(region)}`

export const due = sql`case when ${visitDay} < ${today} then 'overdue' when ${visitDay} = ${today} then 'today'
  when ${visitDay} is not null then 'later' end`

/** Somebody is to come by next. What the sender brings to a counter is no stop. */
const isStop = sql<boolean>`(case when leg.is_senders then p.step = any(${toFetch}) and sender.service_type = 'pickup'
    else p.step = any(${[...toDeliver, ...toFetch]}) and ${isBrought} end)`

/** Nobody has it, somebody is to come by, and the day has come. */
const isDueStop = sql<boolean>`(p.holder_id is null and coalesce(${visitDay} <= ${today}, true) and ${isStop})`

export const isTomorrow = sql<boolean>`(${visitDay} = ${today} + 1)`

/** What this courier has or may take on the days to come, in the words of the indexes of both. */
export function isAheadOf(looker: Looker) {
  const isAhead = sql`${visitDay} between ${today} + 1 and ${today} + ${sql.lit(daysAhead)} and ${isStop}`
  return [
    sql<boolean>`(p.holder_id = ${looker.id}::uuid and ${isAhead})`,
    sql<boolean>`(p.holder_id is null and p.macro not in (${listed(finalMacros)}) and not p.in_trouble
      and p.step in (${listed([...toDeliver, ...toFetch])}) and ${isAhead} and ${isInAreaOf(looker)})`,
  ] as const
}

/** The same among all parcels, in the words of the index of what is in nobody's hands; what is in trouble waits there, and once.
 * Boxes without a day are to be brought, but nobody is late with them on the day of their payment. */
export const isUntakenStop = sql<boolean>`(p.holder_id is null and p.macro not in (${listed(finalMacros)})
  and not p.in_trouble and p.step in (${listed([...toDeliver, ...toFetch])}) and ${isDueStop}
  and (${visitDay} is not null or p.changed_at < now() - interval '1 day'))`

/** Since when somebody should be there: the beginning of the appointment by the clock of the place; for rows with their slot t. */
export const stopDueSince = sql<Date>`least(now(), coalesce((${visitDay} + coalesce(t.starts, '00:00')) at time zone ${clockOf(region)}, p.changed_at + interval '1 day'))`

/** In the area of this courier. */
export function isDueStopOf(looker: Looker) {
  return sql<boolean>`(${isDueStop} and ${isInAreaOf(looker)})`
}

/** Lies at the counter of this agent or of a colleague there, or is to come to it: from its sender, or to be collected. */
export function isAtCounterOf({ id, role }: Looker) {
  if (!worksAtCounter(role)) return sql<boolean>`false`
  return sql<boolean>`exists (select from users me where me.id = ${id}::uuid and (
    exists (select from users colleague where colleague.id = p.holder_id and colleague.role in (${listed(counterRoles)}) and colleague.location_id = me.location_id)
    or p.holder_id is null and p.step = any(${toFetch}) and sender.drop_point_id = me.location_id
    or p.holder_id is null and p.step = any(${toDeliver}) and receiver.counter_id = me.location_id
    or p.holder_id is null and p.step = any(${[...toDeliver, ...toFetch]}) and b.counter_id = me.location_id))`
}

/** In the hands of somebody who is neither the worker nor, for agents, a colleague at the same counter. */
export function isHeldElsewhere(actor_id: string) {
  return sql<boolean>`(p.holder_id is not null and not exists (select from users me, users holder
    where me.id = ${actor_id}::uuid and holder.id = p.holder_id
      and (holder.id = me.id or (me.role in (${listed(counterRoles)}) and holder.role in (${listed(counterRoles)}) and holder.location_id = me.location_id))))`
}

/** Names, phones and streets are for whoever carries it, has its hand-over open or works where it lies; the office sees all. */
export function isOpenTo(looker: Looker): RawBuilder<boolean> {
  if (isOffice(looker.role)) return sql<boolean>`true`
  return sql<boolean>`(coalesce(p.holder_id = ${looker.id}::uuid, false) or ${isAtCounterOf(looker)}
    or exists (select from hand_overs h join hand_over_parcels hp on hp.hand_over_id = h.id
      where hp.order_id = p.order_id and hp.is_given and h.status = 'open' and h.expires_at > now()
        and h.giver_id = p.holder_id and h.receiver_id = ${looker.id}::uuid))`
}
