import { sql } from 'kysely'
import type { z } from 'zod'
import { claimKinds, claimWindow, type ClaimRecord } from '#contract/money/claim-rules.ts'
import type { claimable } from '#contract/money/claims.ts'
import { isScanned, notes, stepsAt } from '#contract/parcels/parcel-steps.ts'
import { listed } from '../../platform/listed.ts'
import type { Db } from '../../platform/database.ts'
import { clockOf } from '../../places/geography/clock.ts'
import { notFound } from '../../platform/errors.ts'

/** It ended in somebody's hands. */
const givenOut = stepsAt('over').filter(isScanned)

type Shown = z.output<typeof claimable>
type Row = Omit<Shown, 'windows'> & Omit<ClaimRecord, 'arrives_to' | 'cover'> & { has_open: boolean }

/** What the parcel's own record says, and what may be claimed from it today by the clock of the database. */
export async function parcelRecord(db: Db, order_id: string, owner_id?: string) {
  const mine = owner_id === undefined ? sql`true` : sql`o.user_id = ${owner_id}::uuid`
  const { rows } = await sql<Row>`
    select s.order_id, o.tracking_number, p.code, jsonb_build_object('from', s.arrives_from, 'to', s.arrives_to) as arrives,
      s.declared_value_sen as declared_value, (s.cover ->> 'is_insured')::boolean as is_insured, (s.cover ->> 'cover_sen')::int as cover,
      ((s.cover ->> 'cover_sen')::int - coalesce((select sum(c.amount_sen) from claims c where c.order_id = s.order_id), 0))::int as cover_left,
      (select min(e.at) from parcel_events_of(s.order_id) e where e.code in (${listed(stepsAt('collected'))})) as handed_over_at,
      arrived.at as delivered_at, (select sp.region_id from shipment_parties sp where sp.order_id = s.order_id and sp.party = 'sender') as sender_region_id,
      r.region_id as receiver_region_id, arrived.received_by, (now() at time zone r.zone)::date::text as today,
      (arrived.at at time zone r.zone)::date::text as arrived_on, (${lostOn} at time zone r.zone)::date::text as lost_on,
      p.step not in (${listed(stepsAt('sender'))}) as is_handed_over,
      p.step = 'cancelled' as is_cancelled, (${itemsLeft}) as items,
      exists (select from claims c where c.order_id = s.order_id and c.status in ('filed', 'in_review', 'more_asked')) as has_open
    from shipments s join orders o on o.id = s.order_id join parcels p on p.order_id = s.order_id
      cross join lateral (select sp.region_id, ${clockOf(sql`sp.region_id`)} as zone
        from shipment_parties sp where sp.order_id = s.order_id and sp.party = 'receiver') r
      left join lateral (select e.at, e.params ->> 'received_by' as received_by from parcel_events_of(s.order_id) e
        where e.code in (${listed(givenOut)}) order by e.seq desc limit 1) arrived on true
    where s.order_id = ${order_id}::uuid and ${mine}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  return withWindows(row)
}

/** A parcel that was seen again after it was reported lost is not lost. */
const lostOn = sql`(select e.at from parcel_events_of(s.order_id) e where e.code = 'lost' and not exists
  (select from parcel_events_of(s.order_id) l where l.seq > e.seq and l.code not in (${listed(notes)}))
  order by e.seq limit 1)`

/** What was already paid for is not claimed again. */
const itemsLeft = sql`
  select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'name', i.name, 'quantity', i.quantity, 'unit_value', i.unit_value_sen,
    'left', i.quantity - coalesce((select sum(ci.quantity) from claim_items ci join claims c on c.id = ci.claim_id
      where ci.order_id = i.order_id and ci.position = i.position and c.status in ('accepted', 'paid')), 0)) order by i.position), '[]')
  from shipment_items i where i.order_id = s.order_id`

function withWindows({ has_open, today, arrived_on, lost_on, is_handed_over, is_cancelled, ...shown }: Row) {
  const record = { today, arrived_on, lost_on, is_handed_over, is_cancelled }
  const known = { ...record, arrives_to: shown.arrives.to, cover: shown.cover_left }
  const windows = claimKinds.map((kind) => Object.assign({ kind }, claimWindow(kind, known)))
  return { has_open, parcel: { ...shown, windows } }
}
