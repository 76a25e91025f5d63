import { sql, type Transaction } from 'kysely'
import type { CountryCode } from '#contract/geography.ts'
import { firstVisit_days, lastVisit_days, listSlots, zoneOfCountry } from '#contract/slots.ts'
import type { DB } from '#database/schema.ts'
import type { MasterData } from '../master-data/master-data.ts'
import type { Db } from '../platform/database.ts'
import { conflict, invalidField, notFound } from '../platform/errors.ts'
import type { App } from '../platform/serve.ts'

export function slotRoutes(app: App, masterData: MasterData) {
  app.serve(listSlots, async ({ params }) => {
    const { time_slots } = await masterData.current()
    const days = await daysOf(app.db, params.region)
    if (days.length === 0) throw notFound()
    return {
      slot_data: days.map(({ day, is_open, booked }) => ({
        day,
        is_open,
        slots: time_slots.map(({ id, starts, ends, capacity }) => ({
          id,
          from: starts.slice(0, 5),
          to: ends.slice(0, 5),
          left: is_open ? Math.max(0, capacity - (booked[id] ?? 0)) : 0,
        })),
      })),
    }
  })
}

interface Day {
  day: string
  is_open: boolean
  booked: Record<string, number>
}

/** The days ahead by the clock of the region's country; Sundays and holidays are closed. */
async function daysOf(db: Db, region: string) {
  const { rows } = await sql<Day>`
    select d.day::date::text as day, ${isOpen(sql`d.day::date`, sql`r.country`)} as is_open,
      coalesce((select jsonb_object_agg(time_slot_id, booked) from slot_bookings b
        where b.region_id = r.code and b.day = d.day::date), '{}') as booked
    from regions r, generate_series(${today(sql`r.country`)} + ${firstVisit_days}::int, ${today(sql`r.country`)} + ${lastVisit_days}::int, interval '1 day') d (day)
    where r.code = ${region} and r.is_active
    order by d.day`.execute(db)
  return rows
}

function today(country: ReturnType<typeof sql>) {
  return sql`(now() at time zone (case ${country} when 'MY' then ${zoneOfCountry.MY} else ${zoneOfCountry.ID} end))::date`
}

/** Neither Sunday nor holiday. */
function isOpen(day: ReturnType<typeof sql>, country: ReturnType<typeof sql>) {
  return sql<boolean>`(extract(isodow from ${day}) <> 7
    and not exists (select from holidays h where h.country = ${country} and h.date = ${day}))`
}

/** From tomorrow to a fortnight ahead by the clock of the place, on days that are open. */
export function isVisitDay(day: ReturnType<typeof sql>, country: ReturnType<typeof sql>) {
  return sql<boolean>`(${isOpen(day, country)} and ${day} between ${today(country)} + ${firstVisit_days}::int and ${today(country)} + ${lastVisit_days}::int)`
}

interface Visit {
  day: string
  time_slot_id: string
}

/** Takes one place in a slot; two people cannot take the last one. */
export async function bookVisit(tx: Transaction<DB>, city: string, country: CountryCode, visit: Visit) {
  const { rows } = await sql<{ is_open: boolean; is_booked: boolean }>`
    with asked as (
      select c.region_code,
        ${isVisitDay(sql`${visit.day}::date`, sql`${country}::text`)} as is_open
      from cities c where c.code = ${city}
    ), slot as (
      select id, capacity from time_slots where id = ${visit.time_slot_id} and is_active
    ), booked as (
      insert into slot_bookings as b (region_id, day, time_slot_id, booked)
      select region_code, ${visit.day}::date, slot.id, 1 from asked, slot where is_open and slot.capacity > 0
      on conflict (region_id, day, time_slot_id) do update set booked = b.booked + 1
        where b.booked < (select capacity from slot)
      returning 1
    )
    select is_open, exists (select from booked) as is_booked from asked`.execute(tx)
  const [asked] = rows
  if (!asked) throw invalidField('buyer_detail.city', 'error.place_does_not_fit')
  if (!asked.is_open) throw invalidField('visit.day', 'error.date_not_available')
  if (!asked.is_booked) throw conflict('slot_full')
}

/** Gives the places back when the order they were taken for is not paid; in a batch one visit at one door is one place. */
export function freeVisitsOf(tx: Transaction<DB>, order_id: string) {
  return sql`
    with taken as (
      select region_id, visit_day, time_slot_id, order_id::text as door from box_purchases
      where order_id = ${order_id}::uuid and visit_day is not null
      union all select region_id, visit_day, time_slot_id, order_id::text || party from shipment_parties where order_id = ${order_id}::uuid
      union all select p.region_id, p.visit_day, p.time_slot_id, concat_ws('|', p.party, p.phone, p.address)
      from orders o join shipment_parties p on p.order_id = o.id where o.paid_with = ${order_id}::uuid
    )
    update slot_bookings b set booked = greatest(0, b.booked - t.places)
    from (select region_id, visit_day, time_slot_id, count(distinct door)::int as places from taken group by 1, 2, 3) t
    where b.region_id = t.region_id and b.day = t.visit_day and b.time_slot_id = t.time_slot_id`.execute(tx)
}
