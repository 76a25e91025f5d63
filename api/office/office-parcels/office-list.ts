import { sql, type RawBuilder } from 'kysely'
import { finalMacros } from '#contract/parcels/parcel-steps.ts'
import type { z } from 'zod'
import { addOnWork } from '#contract/parcels/add-on-work.ts'
import type { listParcels } from '#contract/office/office-parcels.ts'
import { stepsIn } from '#contract/office/parcel-places.ts'
import { listed } from '../../platform/listed.ts'
import { clockOf } from '../../places/geography/clock.ts'
import { waitsForOffice } from '../../parcels/door-codes/waits-for-office.ts'
import {
  isUntakenStop,
  leg,
  region,
  serviceType,
  slot,
  visitDay,
} from '../../parcels/parcels/who-may-look.ts'
import type { Db } from '../../platform/database.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import { lastWeighing } from '../../parcels/parcels/last-weighing.ts'

type Query = z.output<typeof listParcels.query>
type Parcel = z.output<typeof listParcels.data>['parcel_data'][number]

/** Those in trouble first, then what changed last: the order of the indexes. */
export async function parcelsFor(db: Db, asked: Query) {
  const { rows } = await sql<Parcel>`
    select p.order_id as id, p.tracking_number, o.type, p.code, p.macro, p.in_trouble, s.lane, s.mode, p.changed_at, s.arrives_to,
      (select c.label from shipment_parties sp join cities c on c.code = sp.city_id
        where sp.order_id = p.order_id and sp.party = 'sender') as from_city,
      (select c.label from cities c where c.code = coalesce(b.city_id,
        (select sp.city_id from shipment_parties sp where sp.order_id = p.order_id and sp.party = 'receiver'))) as to_city,
      p.holder_id, u.name as holder_name, (coalesce((select w.weight_g from ${lastWeighing(sql`p.order_id`)} w), s.weight_g) / 1000.0)::float8 as weight, ${visitDay} as visit_day,
      (select l.label from locations l where l.id = ${counter}) as counter, (${freeUntil})::text as free_until,
      array(select a ->> 'name' from jsonb_array_elements(s.add_ons) with ordinality ordered (a, place)
        where ${underWay} and a ->> 'name' in (${listed(addOnWork)}) and not exists (
        select from add_on_work w where w.order_id = p.order_id and w.name = a ->> 'name') order by place) as to_do,
      coalesce(case when leg.is_senders then sender.service_package else receiver.service_package end = 'priority', false) as is_priority,
      to_char(t.starts, 'HH24:MI') as visit_from, to_char(t.ends, 'HH24:MI') as visit_to, coalesce(${underWay} and s.arrives_to < local_day(now()), false) as is_late
    from parcels p join orders o on o.id = p.order_id left join shipments s on s.order_id = p.order_id
      left join box_purchases b on b.order_id = p.order_id left join users u on u.id = p.holder_id
      left join shipment_parties sender on sender.order_id = p.order_id and sender.party = 'sender'
      left join shipment_parties receiver on receiver.order_id = p.order_id and receiver.party = 'receiver'
      ${leg} left join time_slots t on t.id = ${slot}
    where ${sql.join(conditionsOf(asked), sql` and `)}
    order by p.in_trouble desc, p.changed_at desc, p.order_id desc limit ${rowsFor(asked)}`.execute(db)
  const { page, next_cursor } = asPage(rows, asked)
  return { parcel_data: page, next_cursor }
}

/** Of one that is there, where whoever has it works; else where its sender brings it, or where it is to be collected. */
const counter = sql`case when p.step = 'ready_for_collection' then coalesce(u.location_id, receiver.counter_id, b.counter_id)
  when not leg.is_senders then coalesce(receiver.counter_id, b.counter_id)
  when sender.service_type = 'drop_off' then sender.drop_point_id end`

/** Its events are read only while it waits. Boxes have no card of their own. */
const freeUntil = sql`case when p.step = 'ready_for_collection' then
  (select (max(e.at) at time zone ${clockOf(region)})::date from parcel_events_of(p.order_id) e where e.code = p.step)
  + (select (r.card #>> '{surcharges,storage,free_days}')::int from rate_cards r where r.id = s.rate_card_id) end`

const underWay = sql`p.macro not in (${listed(finalMacros)})`

function conditionsOf({
  state,
  lane,
  mode,
  age,
  holder,
  customer,
  region: wanted,
  day,
  service,
  counter,
  door,
  stop,
  place,
  cursor,
}: Query): RawBuilder<unknown>[] {
  return [
    stateIs(state),
    ...(lane ? [sql`s.lane = ${lane}`] : []),
    ...(mode ? [sql`s.mode = ${mode}`] : []),
    ...(age ? [sql`p.changed_at < now() - make_interval(days => ${age}::int)`] : []),
    ...(holder ? [isHeldBy(holder)] : []),
    ...(customer ? [sql`o.user_id = ${customer}::uuid`] : []),
    ...(wanted ? [sql`${region} = ${wanted}`] : []),
    ...(day ? [sql`${visitDay} = ${day}::date`] : []),
    ...(service ? [sql`${serviceType} = ${service}`] : []),
    ...(counter ? [sql`sender.drop_point_id = ${counter}::uuid`] : []),
    ...(door
      ? [sql`exists (select from door_codes d where d.order_id = p.order_id and ${waitsForOffice})`]
      : []),
    ...(stop ? [isUntakenStop] : []),
    ...(place ? [sql`p.step in (${listed(stepsIn(place))})`] : []),
    ...(cursor
      ? [
          sql`(p.in_trouble, p.changed_at, p.order_id) <
            (select c.in_trouble, c.changed_at, c.order_id from parcels c where c.order_id = ${cursor}::uuid)`,
        ]
      : []),
  ]
}

function isHeldBy(holder: NonNullable<Query['holder']>) {
  return holder === 'nobody' ? sql`p.holder_id is null` : sql`p.holder_id = ${holder}::uuid`
}

function stateIs(state: Query['state']) {
  if (state === undefined) return underWay
  return state === 'all' ? sql`true` : sql`p.macro = ${state}`
}
