import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { nextSteps, type EventCode } from '#contract/parcel-steps.ts'
import { readTrackingNumber } from '#contract/tracking-number.ts'
import type { readCarried } from '#contract/scans.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/errors.ts'

export type Carried = z.output<typeof readCarried.data>['parcel']
type Row = Omit<Carried, 'next' | 'answer'> & {
  /** Inside a JSON column moments are text. */
  answer: { words: string | null; at: string } | null
  step: EventCode
  is_international: boolean
  is_office: boolean
}

export function numberIn(given: string) {
  const number = readTrackingNumber(given)
  if (!number) throw notFound()
  return number
}

export async function carriedBy(db: Db, actor_id: string, number: string): Promise<Carried> {
  const [parcel] = await carriedWhere(db, actor_id, sql`p.tracking_number = ${number}`)
  if (!parcel) throw notFound()
  return parcel
}

/** What somebody has in hand, and what is to be fetched or brought today and nobody has taken yet. */
export function workOf(db: Db, actor_id: string) {
  return carriedWhere(
    db,
    actor_id,
    sql`p.holder_id = ${actor_id}::uuid and p.macro not in ('delivered', 'returned', 'cancelled')
      or p.holder_id is null and p.step in ('label_created', 'pickup_scheduled', 'pickup_failed', 'destination_hub_in', 'delivery_failed')
        and coalesce(case when p.step = 'destination_hub_in' then receiver.visit_day else sender.visit_day end, b.visit_day, current_date) <= current_date + 1`,
  )
}

async function carriedWhere(db: Db, actor_id: string, where: RawBuilder<unknown>) {
  const { rows } = await sql<Row>`
    select p.order_id, p.tracking_number, o.type, p.code, p.macro, p.step, p.changed_at, s.mode, s.weight_g / 1000.0 as weight,
      coalesce(s.box_label, b.box_label) as box_label, coalesce(p.holder_id = ${actor_id}::uuid, false) as is_mine, p.holder_id is not null as is_held,
      coalesce(s.lane in ('MY-ID', 'ID-MY'), false) as is_international,
      unsettled_weighing(p.order_id) as weighing,
      coalesce(s.wants_door_code, false) and not exists (select from door_codes d
        where d.order_id = p.order_id and num_nonnulls(d.used_at, d.released_at) > 0) as needs_door_code,
      (select jsonb_build_object('words', r.words, 'at', r.at) from receiver_answers r
        where r.order_id = p.order_id order by r.id desc limit 1) as answer,
      exists (select from users u where u.id = ${actor_id}::uuid and u.role = 'admin') as is_office,
      exists (select from vouchers v where v.id = s.voucher_id and v.status = 'attached') as awaits_box,
      (${person(sql`sender`)}) as sender,
      coalesce((${person(sql`receiver`)}), jsonb_build_object('name', b.name, 'phone', b.phone, 'address', b.address,
        'city', (select c.label from cities c where c.code = b.city_id))) as receiver,
      coalesce(sender.visit_day, b.visit_day) as visit_day, to_char(t.starts, 'HH24:MI') as visit_from, to_char(t.ends, 'HH24:MI') as visit_to
    from parcels p join orders o on o.id = p.order_id
      left join shipments s on s.order_id = p.order_id
      left join box_purchases b on b.order_id = p.order_id
      left join shipment_parties sender on sender.order_id = p.order_id and sender.party = 'sender'
      left join shipment_parties receiver on receiver.order_id = p.order_id and receiver.party = 'receiver'
      left join time_slots t on t.id = coalesce(sender.time_slot_id, b.time_slot_id)
    where ${where} order by p.changed_at desc limit 100`.execute(db)
  return rows.map(asCarried)
}

function asCarried({ step, is_international, is_office, ...row }: Row): Carried {
  const { type, weighing } = row
  const steps = nextSteps(step, { is_international, is_box: type === 'box_purchase', weighing })
  // Whether a parcel turns round before it has left is for the office to say.
  const next = weighing && !is_office ? steps.filter((code) => code !== 'returning') : steps
  return {
    ...row,
    weight: row.weight === null ? null : Number(row.weight),
    answer: row.answer && { ...row.answer, at: new Date(row.answer.at) },
    receiver: named(row.receiver),
    sender: named(row.sender),
    next,
  }
}

/** Whoever has deleted their account has no name any more. */
function named(person: Carried['sender']): Carried['sender'] {
  if (!person) return null
  const { name, phone, address, city } = person
  return { name: name ?? '-', phone: phone ?? '-', address: address ?? '-', city }
}

function person(party: RawBuilder<unknown>) {
  return sql`case when ${party}.order_id is not null then jsonb_build_object('name', ${party}.name, 'phone', ${party}.phone,
    'address', ${party}.address, 'city', (select c.label from cities c where c.code = ${party}.city_id)) end`
}
