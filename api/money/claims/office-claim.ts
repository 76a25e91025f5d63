import { sql } from 'kysely'
import type { z } from 'zod'
import type { readOfficeClaim } from '#contract/money/claim-desk.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { isFirstDecider } from './decide.ts'
import { parcelRecord } from './parcel-record.ts'
import { claimFacts, withMoments, type ClaimRow } from './read.ts'
import { lastWeighing } from '../../parcels/parcels/last-weighing.ts'

type Shown = z.output<typeof readOfficeClaim.data>['claim']
type Row = Omit<Shown, 'steps' | 'events' | 'parcel'> &
  Pick<ClaimRow, 'steps'> & { events: (Omit<Shown['events'][number], 'at'> & { at: string })[] }

/** A claim beside everything the parcel's record knows. */
export async function officeClaim(db: Db, id: string, admin_id: string): Promise<Shown> {
  const { rows } = await sql<Row>`
    select ${claimFacts}, u.name as customer_name, u.email as customer_email, u.phone as customer_phone,
      c.user_id is not distinct from ${admin_id}::uuid as is_own, h.name as handler_name, ${isFirstDecider(admin_id)} as is_first_decider,
      (${label}) as label, (${events}) as events
    from claims c join orders o on o.id = c.order_id left join users u on u.id = c.user_id left join users h on h.id = c.handler_id
    where c.id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const { parcel } = await parcelRecord(db, row.order_id)
  const events_ = row.events.map(({ at, ...event }) => Object.assign(event, { at: new Date(at) }))
  return { ...row, steps: withMoments(row.steps), events: events_, parcel }
}

const label = sql`
  select jsonb_build_object('sender', ${party('sender')}, 'receiver', ${party('receiver')}, 'weight', coalesce(w.weight_g, s.weight_g) / 1000.0,
    'size', concat_ws(' × ', coalesce(w.length_cm, s.length_cm), coalesce(w.width_cm, s.width_cm), coalesce(w.height_cm, s.height_cm)), 'box_label', s.box_label, 'item_type', s.item_type,
    'add_ons', (select coalesce(jsonb_agg(a ->> 'name'), '[]') from jsonb_array_elements(s.add_ons) a))
  from shipments s left join lateral ${lastWeighing(sql`s.order_id`)} w on true
  where s.order_id = c.order_id`

function party(name: 'sender' | 'receiver') {
  return sql`(
    select jsonb_build_object('name', p.name, 'place', concat_ws(', ', ci.label, r.label), 'visit_day', p.visit_day)
    from shipment_parties p join cities ci on ci.code = p.city_id join regions r on r.code = p.region_id
    where p.order_id = c.order_id and p.party = ${name})`
}

const events = sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'code', e.code, 'city', ci.label, 'received_by', e.params ->> 'received_by',
    'evidence_id', e.evidence_id, 'at', e.at) order by e.seq desc), '[]')
  from parcel_events_of(c.order_id) e left join cities ci on ci.code = e.city_id`
