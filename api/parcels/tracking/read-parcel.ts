import { sql } from 'kysely'
import type { trackParcel } from '#contract/parcels/tracking.ts'
import type { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { boxService, isLate } from './late.ts'
import { answerable } from './nobody-came.ts'

type Parcel = z.output<typeof trackParcel.data>['parcel']
/** Inside a JSON column moments are text. */
type Row = Omit<Parcel, 'events'> & { events: (Omit<Parcel['events'][number], 'at'> & { at: string })[] }

/** Everything the public sees of a parcel, in one statement on one index. */
export async function parcelByNumber(db: Db, tracking_number: string): Promise<Parcel | undefined> {
  const { rows } =
    await sql<Row>`select ${columns} ${tables} where p.tracking_number = ${tracking_number}`.execute(db)
  return rows[0] && withMoments(rows[0])
}

export async function parcelsByOrder(db: Db, order_ids: readonly string[]) {
  const { rows } = await sql<Row & { order_id: string }>`
    select p.order_id, ${columns} ${tables} where p.order_id = any(${order_ids}::uuid[])`.execute(db)
  return rows.map(({ order_id, ...row }) => ({ order_id, parcel: withMoments(row) }))
}

function withMoments({ events, ...parcel }: Row): Parcel {
  return { ...parcel, events: events.map(({ at, ...event }) => Object.assign(event, { at: new Date(at) })) }
}

const cityOf = (code: ReturnType<typeof sql>) => sql`
  select jsonb_build_object('city', c.label, 'country_id', r.country, 'lat', c.lat, 'lon', c.lon)
  from cities c join regions r on r.code = c.region_code where c.code = ${code}`

const destination = sql`coalesce(b.region_id, (select sp.region_id from shipment_parties sp where sp.order_id = p.order_id and sp.party = 'receiver'))`

const columns = sql`p.tracking_number, o.type, s.mode, p.code, p.macro,
    (${cityOf(sql`(select sp.city_id from shipment_parties sp where sp.order_id = p.order_id and sp.party = 'sender')`)}) as "from",
    (${cityOf(sql`coalesce((select sp.city_id from shipment_parties sp where sp.order_id = p.order_id and sp.party = 'receiver'), b.city_id)`)}) as "to",
    exists (${answerable(sql`p.order_id`)}) as may_answer,
    case when s.order_id is not null then jsonb_build_object('from', s.arrives_from, 'to', s.arrives_to)
      when b.visit_day is not null then jsonb_build_object('from', b.visit_day, 'to', b.visit_day) end as arrives,
    ${isLate({ code: sql`p.code`, promised: sql`coalesce(s.arrives_to, b.visit_day)`, region: destination })} as is_late,
    case when b.order_id is not null then ${boxService} end as box_service,
    (select jsonb_agg(jsonb_build_object('id', e.id, 'code', e.code, 'macro', e.macro, 'city', c.label, 'country_id', r.country, 'region_id', r.code, 'at', e.at)
      order by e.seq desc)
      from parcel_events e left join cities c on c.code = e.city_id left join regions r on r.code = c.region_code
      where e.order_id = p.order_id) as events`

const tables = sql`from parcels p join orders o on o.id = p.order_id
    left join shipments s on s.order_id = p.order_id left join box_purchases b on b.order_id = p.order_id`
