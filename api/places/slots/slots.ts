import { sql, type RawBuilder, type Transaction } from 'kysely'
import { firstVisit_days, lastVisit_days, listSlots } from '#contract/places/slots.ts'
import { isOpenThrough } from '#contract/places/opening-hours.ts'
import { readHours, type OpeningHours } from '#contract/places/hours-shapes.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { clockOfCountry } from '../geography/clock.ts'
import type { DB } from '#database/schema.ts'
import type { MasterData, MasterRows } from '../../site/master-data/master-data.ts'
import { askAhead, sendAhead, type Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { mustHold } from '../../platform/transaction.ts'

export function slotRoutes(app: App, masterData: MasterData) {
  app.serve(listSlots, async ({ params, query }) => {
    const rows = await masterData.current()
    const hours = hoursOf(rows, query.counter)
    const days = await daysOf(app.db, params.region, query)
    if (days.length === 0) throw notFound()
    return {
      slot_data: days.map(({ day, is_open, booked }) => ({
        day,
        is_open,
        slots: rows.time_slots
          .filter((slot) => !hours || isOpenFor(hours, day, slot))
          .map(({ id, starts, ends, capacity }) => ({
            id,
            from: hour(starts),
            to: hour(ends),
            left: is_open ? Math.max(0, capacity - (booked[id] ?? 0)) : 0,
          })),
      })),
    }
  })
}

interface Slot {
  starts: string
  ends: string
}

/** When somebody can come to a counter; nothing, where they come to none. */
export function hoursOf(rows: MasterRows, counter: string | undefined) {
  const there = counter ? rows.locations.find(({ id }) => id === counter) : undefined
  return there && readHours(there.hours)
}

/** Nobody is sent to a counter that closes meanwhile. */
export function isOpenFor(hours: OpeningHours, day: string, { starts, ends }: Slot) {
  return isOpenThrough(hours, day, { from: hour(starts), to: hour(ends) })
}

function hour(time: string) {
  return time.slice(0, 5)
}

// What anybody may ask for; parcels by sea arrive well within it.
const mostDaysAhead = 180
const mostDaysShown = 60

interface Span {
  from?: string | null | undefined
  to?: string | null | undefined
}

interface Day {
  day: string
  is_open: boolean
  booked: Record<string, number>
}

/** The days ahead by the clock of the region's country; Sundays and holidays are closed. */
async function daysOf(db: Db, region: string, { from = null, to = null }: Span) {
  const { rows } = await sql<Day>`
    select d.day::date::text as day, ${isOpen(sql`d.day::date`, sql`r.country`)} as is_open,
      coalesce((select jsonb_object_agg(time_slot_id, booked) from slot_bookings b
        where b.region_id = r.code and b.day = d.day::date), '{}') as booked
    from regions r
      cross join lateral (select ${firstVisitDay(sql`r.country`)} as tomorrow) local
      cross join lateral (select greatest(tomorrow, least(coalesce(${from}::date, tomorrow), tomorrow + ${mostDaysAhead}::int)) as first) span
      cross join lateral generate_series(first, least(first + ${mostDaysShown}::int, greatest(first,
        coalesce(${to}::date, first + ${lastVisit_days - firstVisit_days}::int))), interval '1 day') d (day)
    where r.code = ${region} and r.is_active
    order by d.day`.execute(db)
  return rows
}

export function today(country: RawBuilder<unknown>) {
  return sql`(now() at time zone ${clockOfCountry(country)})::date`
}

/** Neither Sunday nor holiday. */
export function isOpen(day: RawBuilder<unknown>, country: RawBuilder<unknown>) {
  return sql<boolean>`(extract(isodow from ${day}) <> 7
    and not exists (select from holidays h where h.country = ${country} and h.date = ${day}))`
}

/** From tomorrow to a fortnight ahead by the clock of the place, on days that are open. */
export function isVisitDay(day: ReturnType<typeof sql>, country: ReturnType<typeof sql>) {
  return sql<boolean>`(${isOpen(day, country)} and ${day} between ${firstVisitDay(country)} and ${lastVisitDay(country)})`
}

/** For receivers, whose days follow from the promised arrival. */
export function isDayAhead(day: ReturnType<typeof sql>, country: ReturnType<typeof sql>) {
  return sql<boolean>`(${isOpen(day, country)} and ${day} >= ${firstVisitDay(country)})`
}

export function firstVisitDay(country: RawBuilder<unknown>) {
  return sql`(${today(country)} + ${firstVisit_days}::int)`
}

export function lastVisitDay(country: RawBuilder<unknown>) {
  return sql`(${today(country)} + ${lastVisit_days}::int)`
}

/** Whether none of the visits of an order is over, or too near to be prepared. */
export function areVisitsAhead(order_id: RawBuilder<unknown>) {
  return sql<boolean>`not exists (select from (${visitsOf(order_id)}) v join regions r on r.code = v.region_id
    where v.visit_day < ${today(sql`r.country`)} + ${firstVisit_days}::int)`
}

interface Booked {
  region_id: string
  visit_day: string
  time_slot_id: string
  is_booked: boolean
}

interface Place {
  region_id: unknown
  visit_day: unknown
  time_slot_id: unknown
}

/** Shipments of one batch share a door by its number, which outlives names and addresses; others share it with nobody. */
function doorOf(side: string, order: string) {
  return sql`coalesce(${sql.ref(`${order}.paid_with`)}::text || '|' || ${sql.ref(`${side}.door`)}, ${sql.ref(`${side}.order_id`)}::text || ${sql.ref(`${side}.party`)})`
}

/** Of a slot's places one person's unpaid orders hold half at most, and two even where there are hardly any. */
export function shareOf(capacity: RawBuilder<unknown>) {
  return sql`greatest(2, ${capacity} / 2)`
}

/** Places of a slot that a person holds without having paid; counted as they are freed, one visit at one door of a batch once. */
export function heldUnpaid(user_id: string, { region_id, visit_day, time_slot_id }: Place) {
  const here = (table: string) =>
    sql`${sql.ref(`${table}.region_id`)} = ${region_id} and ${sql.ref(`${table}.visit_day`)} = ${visit_day}::date and ${sql.ref(`${table}.time_slot_id`)} = ${time_slot_id}`
  const open = sql`h.payer_id = ${user_id}::uuid and h.status in ('awaiting_payment', 'awaiting_approval')`
  return sql`(select count(distinct door)::int from (
    select hb.order_id::text as door from payments h join box_purchases hb on hb.order_id = h.order_id where ${open} and ${here('hb')}
    union all select hs.order_id::text || hs.party from payments h join shipment_parties hs on hs.order_id = h.order_id where ${open} and ${here('hs')}
    union all select ${doorOf('hs', 'ho')} from payments h join orders ho on ho.paid_with = h.order_id
      join shipment_parties hs on hs.order_id = ho.id where ${open} and ${here('hs')}) held)`
}

function isWithinShare(user_id: string, place: Place, places: unknown) {
  return sql`(${heldUnpaid(user_id, place)} + ${places} <= (select ${shareOf(sql`st.capacity`)} from time_slots st where st.id = ${place.time_slot_id}))`
}

/**
 * Takes a place for each visit of an order, or says which slots had none left; two people cannot take the last one. Slots
 * are taken in one order, so that two orders never wait for each other. While it is not paid, it counts for its person.
 */
export function bookVisitsOf(tx: Transaction<DB>, user_id: string | null, order_id: string) {
  return askAhead(tx, booking(order_id, user_id))
}

/** The same without rows: where a slot is full, the commit fails. */
export function demandVisitsOf(tx: Transaction<DB>, user_id: string, order_id: string) {
  return sendAhead(tx, booking(order_id, user_id, undefined, mustHold(sql`b.day is not null`)))
}

/** The same for one side of an order that is paid. */
export async function bookVisitOf(tx: Transaction<DB>, order_id: string, party: Party) {
  const { rows } = await booking(order_id, null, party).execute(tx)
  return rows.every(({ is_booked }) => is_booked)
}

function booking(
  order_id: string,
  user_id: string | null,
  party?: Party,
  is_booked = sql<boolean>`b.day is not null`,
) {
  const place = {
    region_id: sql`a.region_id`,
    visit_day: sql`a.visit_day`,
    time_slot_id: sql`a.time_slot_id`,
  }
  return sql<Booked>`
    with asked as (${visitsOf(order_id, party)}),
    booked as (
      insert into slot_bookings as b (region_id, day, time_slot_id, booked)
      select a.region_id, a.visit_day, a.time_slot_id, a.places
      from asked a join time_slots t on t.id = a.time_slot_id and t.is_active and t.capacity >= a.places
      where ${user_id === null ? sql`true` : isWithinShare(user_id, place, sql`a.places`)}
      order by 1, 2, 3
      on conflict (region_id, day, time_slot_id) do update set booked = b.booked + excluded.booked
        where b.booked + excluded.booked <= (select capacity from time_slots t where t.id = b.time_slot_id)
      returning region_id, day, time_slot_id
    )
    select a.region_id, a.visit_day, a.time_slot_id, ${is_booked} as is_booked
    from asked a left join booked b on b.region_id = a.region_id and b.day = a.visit_day and b.time_slot_id = a.time_slot_id`
}

/** Whoever takes places of several slots in two steps holds them all first, in the one order in which they are taken. */
export function lockSlots(tx: Transaction<DB>, slots: RawBuilder<unknown>) {
  return sendAhead(
    tx,
    sql`select from slot_bookings where (region_id, day, time_slot_id) in (${slots})
      order by region_id, day, time_slot_id for update`,
  )
}

/** Gives the places back when the order they were taken for is not paid, or is cancelled. */
export function freeVisitsOf(tx: Transaction<DB>, order_id: string, party?: Party) {
  return sendAhead(
    tx,
    sql`
    update slot_bookings b set booked = greatest(0, b.booked - t.places)
    from (${visitsOf(order_id, party)}) t
    where b.region_id = t.region_id and b.day = t.visit_day and b.time_slot_id = t.time_slot_id`,
  )
}

/**
 * The places an order takes in each slot. In a batch one visit at one door is one place: a shipment of it that ends alone
 * leaves the place to those that still go there.
 */
function visitsOf(order_id: string | RawBuilder<unknown>, party?: Party) {
  const ofParty = party ? sql`and party = ${party}` : sql``
  return sql`
    select region_id, visit_day, time_slot_id, count(distinct door)::int as places from (
      select region_id, visit_day, time_slot_id, order_id::text as door from box_purchases
      where order_id = ${order_id}::uuid and visit_day is not null
      union all select region_id, visit_day, time_slot_id, order_id::text || party from shipment_parties own
      where order_id = ${order_id}::uuid and visit_day is not null and not exists (${sameDoor}) ${ofParty}
      union all select p.region_id, p.visit_day, p.time_slot_id, ${doorOf('p', 'o')}
      from orders o join shipment_parties p on p.order_id = o.id where o.paid_with = ${order_id}::uuid and p.visit_day is not null
    ) taken group by 1, 2, 3`
}

/** Another shipment of the same batch that still goes, with the same visit at the same door. */
const sameDoor = sql`
  select from orders me join orders other on other.paid_with = me.paid_with and other.id <> me.id
    join shipment_parties p on p.order_id = other.id and p.party = own.party and p.region_id = own.region_id
      and p.visit_day = own.visit_day and p.time_slot_id = own.time_slot_id
      and p.door = own.door
  where me.id = own.order_id and not exists (select from cancellations c where c.order_id = other.id)
    and not exists (select from returns r where r.order_id = other.id)`
