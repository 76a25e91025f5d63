import { sql } from 'kysely'
import type { z } from 'zod'
import type { readOrder } from '#contract/office/office-parcels.ts'
import { stopped } from '#contract/parcels/parcel-steps.ts'
import { staffRoles } from '#contract/platform/roles.ts'
import { waitsForOffice } from '../../parcels/door-codes/waits-for-office.ts'
import { listed } from '../../platform/listed.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { anyTransactionOf } from '../../orders/transactions/read.ts'
import { carriedBy } from '../../parcels/parcels/carried.ts'
import { recordView } from '../../parcels/parcels/record-view.ts'

type Order = z.output<typeof readOrder.data>
type Parcel = NonNullable<Order['parcel']>
type Event = Parcel['events'][number]
type Move = NonNullable<Parcel['visit_moves']>[number]
/** Inside a JSON column moments are text. */
type Row = Omit<Parcel, 'next' | 'events' | 'visit_moves' | 'work'> & {
  events: (Omit<Event, 'at' | 'device_at'> & { at: string; device_at: string | null })[]
  visit_moves: (Omit<Move, 'at'> & { at: string })[]
}

export async function orderFor(app: App, admin_id: string, number: string): Promise<Order> {
  const { id, customer, is_own, payment_id } = await orderWith(app.db, admin_id, number)
  await recordView(app.db, admin_id, id)
  const [transaction, weighing, parcel] = await Promise.all([
    anyTransactionOf(app, id),
    weighingOf(app.db, id),
    parcelOf(app.db, admin_id, id, number),
  ])
  return { transaction, customer, is_own, payment_id, weighing, parcel }
}

export async function transactionFor(app: App, number: string) {
  const { id } = await orderWith(app.db, null, number)
  return anyTransactionOf(app, id)
}

interface Found {
  id: string
  customer: Order['customer']
  is_own: boolean
  payment_id: string
}

async function orderWith(db: Db, admin_id: string | null, number: string) {
  const { rows } = await sql<Found>`
    select o.id, coalesce(o.user_id = ${admin_id}::uuid, false) as is_own,
      (select p.id from payments p where p.order_id = coalesce(o.paid_with, o.id)) as payment_id,
      (select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'phone', u.phone) from users u where u.id = o.user_id) as customer
    from orders o where o.tracking_number = ${number}`.execute(db)
  const [order] = rows
  if (!order) throw notFound()
  return order
}

async function weighingOf(db: Db, order_id: string) {
  const { rows } = await sql<NonNullable<Order['weighing']>>`
    select w.status, w.new_total_sen as new_total, abs(w.difference_sen) as difference, w.difference_sen > 0 as is_heavier,
      (select d.tracking_number from orders d where d.id = w.payable_id) as payable_number
    from weighings w where w.order_id = ${order_id}::uuid and w.status <> 'replaced' order by w.id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

async function parcelOf(db: Db, admin_id: string, order_id: string, number: string): Promise<Parcel | null> {
  const { rows } = await sql<Row>`
    select p.code, p.macro, p.step, p.last_seq, (${holder}) as holder, (${manifest}) as manifest,
      exists (select from door_codes d where d.order_id = p.order_id and ${waitsForOffice}) as is_door_asked,
      coalesce((${backTo}), '[]') as back_to, (${events}) as events, (${visitMoves}) as visit_moves
    from parcels p where p.order_id = ${order_id}::uuid`.execute(db)
  const [row] = rows
  if (!row) return null
  const work = await carriedBy(db, { id: admin_id, role: 'admin' }, number)
  const visit_moves = row.visit_moves.map(({ at, ...move }) => ({ ...move, at: new Date(at) }))
  return { ...row, work, next: work.next, events: row.events.map(withMoments), visit_moves }
}

function withMoments({ at, device_at, ...event }: Row['events'][number]): Event {
  return { ...event, at: new Date(at), device_at: device_at === null ? null : new Date(device_at) }
}

const holder = sql`
  select jsonb_build_object('id', u.id, 'name', u.name, 'role', u.role) from users u
  where u.id = p.holder_id and u.role in (${listed(staffRoles)})`

const manifest = sql`
  select jsonb_build_object('id', m.id, 'from_place', m.from_place, 'to_place', m.to_place)
  from manifest_parcels mp join manifests m on m.id = mp.manifest_id where mp.order_id = p.order_id`

const backTo = sql`
  select jsonb_agg(code order by seq desc) from (
    select distinct on (e.code) e.code, e.seq from parcel_events_of(p.order_id) e
    where e.code <> p.step and e.code <> 'payment_withdrawn' and p.step not in (${listed(stopped)}) and exists (select from parcel_steps s where s.route = p.route and s.code = e.code)
    order by e.code, e.seq desc) been`

const events = sql`
  select jsonb_agg(jsonb_build_object('id', e.id, 'seq', e.seq, 'code', e.code, 'macro', e.macro, 'city', c.label, 'country_id', r.country, 'region_id', r.code,
    'reason', e.params ->> 'reason', 'received_by', e.params ->> 'received_by', 'step', e.params ->> 'step', 'actor_name', u.name,
    'actor_role', u.role, 'evidence_id', e.evidence_id, 'device_at', e.device_at, 'at', e.at) order by e.seq desc)
  from parcel_events_of(p.order_id) e left join cities c on c.code = e.city_id left join regions r on r.code = c.region_code
    left join users u on u.id = case e.code when 'order_created' then (select o.user_id from orders o where o.id = p.order_id) else e.actor_id end`

const visitMoves = sql`
  select coalesce(jsonb_agg(jsonb_build_object('party', e.data ->> 'party', 'visit_day', e.data -> 'after' ->> 'visit_day',
    'visit_from', to_char(t.starts, 'HH24:MI'), 'visit_to', to_char(t.ends, 'HH24:MI'), 'at', e.at) order by e.id desc), '[]')
  from events e left join time_slots t on t.id = e.data -> 'after' ->> 'time_slot_id' where e.order_id = p.order_id and e.name = 'visit_moved'`
