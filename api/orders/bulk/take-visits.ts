import { sql, type Transaction } from 'kysely'
import { parties } from '#contract/orders/shipments.ts'
import type { DB } from '#database/schema.ts'
import { conflict } from '../../platform/errors.ts'
import { isWithinShare } from '../../places/slots/slots.ts'
import { doorKey, visitKey, type Candidate } from './standing.ts'

/** All places in all slots, or none of the shipments. Rows are taken in one order, so that two lists never wait for each other. */
export async function takeVisits(tx: Transaction<DB>, user_id: string, ready: readonly Candidate[]) {
  const doors = new Map(
    ready.flatMap(({ chosen }) =>
      parties.map((party) => [doorKey(party, chosen), chosen.body[party]] as const),
    ),
  )
  const visits = [...Map.groupBy(doors.values(), visitKey)].map(([key, sides]) => ({
    key,
    places: sides.length,
  }))
  const { rows } = await sql`
    with asked as (
      select split_part(key, '|', 1) as region_id, split_part(key, '|', 2)::date as day, split_part(key, '|', 3) as time_slot_id, places
      from unnest(${visits.map(({ key }) => key)}::text[], ${visits.map(({ places }) => places)}::int[]) as v (key, places)
    )
    insert into slot_bookings as b (region_id, day, time_slot_id, booked)
    select a.region_id, a.day, a.time_slot_id, a.places
    from asked a join time_slots t on t.id = a.time_slot_id and t.is_active and t.capacity >= a.places
      and ${isWithinShare(user_id, { region_id: sql`a.region_id`, visit_day: sql`a.day`, time_slot_id: sql`a.time_slot_id` }, sql`a.places`)}
    order by 1, 2, 3
    on conflict (region_id, day, time_slot_id) do update set booked = b.booked + excluded.booked
      where b.booked + excluded.booked <= (select capacity from time_slots t where t.id = b.time_slot_id)
    returning 1`.execute(tx)
  if (rows.length < visits.length) throw conflict('slot_full')
}
