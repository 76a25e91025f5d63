import { sql, type RawBuilder } from 'kysely'
import { notes as scannedNotes, stepsAt } from '#contract/parcels/parcel-steps.ts'
import { counterTypes, type PaymentType } from '#contract/site/payment-types.ts'
import { counterRoles, isOffice, worksAtCounter } from '#contract/platform/roles.ts'
import { listed } from '../../platform/listed.ts'
import { isHeldElsewhere, type Looker } from './who-may-look.ts'

/** Parts of a parcel's view, for rows p of parcels with s, b, sender, receiver and leg beside them. */
export function districtOf(code: RawBuilder<unknown>) {
  return sql`(select d.label from districts d where d.code = ${code})`
}

/** Of a box order nothing but this is known of its buyer, who is its receiver. */
const nothing = sql`null`

export function personOf(party: 'sender' | 'receiver') {
  const row = sql.ref(party)
  const named = asPerson(row, { emergency_contact: sql`${row}.emergency_contact`, note: sql`${row}.note` })
  const buyer = asPerson(sql.ref('b'), { emergency_contact: nothing, note: nothing })
  return sql`case when ${row}.order_id is not null then ${named}
    ${party === 'receiver' ? sql`when b.order_id is not null then ${buyer}` : sql``} end`
}

interface Known {
  emergency_contact: RawBuilder<unknown>
  note: RawBuilder<unknown>
}

/** The one place that says what whoever carries a parcel reads of a person. */
function asPerson(row: RawBuilder<unknown>, { emergency_contact, note }: Known) {
  return sql`jsonb_build_object('name', ${row}.name, 'phone', ${row}.phone, 'emergency_contact', ${emergency_contact},
    'address', ${row}.address, 'note', ${note}, 'district', ${districtOf(sql`${row}.district_id`)},
    'city', (select c.label from cities c where c.code = ${row}.city_id), 'postal_code', ${row}.postal_code)`
}

const ofLeg = (column: 'service_type' | 'service_package') =>
  sql`case when leg.is_senders then sender.${sql.ref(column)} else receiver.${sql.ref(column)} end`

function counterOf(id: RawBuilder<unknown>) {
  return sql`(select jsonb_build_object('label', l.label, 'address', l.address, 'city', (select c.label from cities c where c.code = l.city_id))
    from locations l where l.id = ${id})`
}

/** A box order is brought to its buyer, or collected at a counter. */
export const service = sql`jsonb_build_object(
  'type', coalesce(${ofLeg('service_type')}, case b.service_id when 'pickup' then 'self_pickup' else 'delivery' end),
  'is_priority', coalesce(${ofLeg('service_package')} = 'priority', false),
  'drop_point', ${counterOf(sql`sender.drop_point_id`)}, 'counter', ${counterOf(sql`coalesce(receiver.counter_id, b.counter_id)`)},
  'add_ons', coalesce((select jsonb_agg(jsonb_build_object('name', a ->> 'name', 'quantity', (a ->> 'quantity')::int, 'option', a ->> 'option',
      'done_at', w.done_at, 'evidence_id', w.evidence_id) order by place)
    from jsonb_array_elements(s.add_ons) with ordinality ordered (a, place)
      left join add_on_work w on w.order_id = p.order_id and w.name = a ->> 'name'), '[]'),
  'item_type', s.item_type)`

/** What its sender is asked to pay, and has not paid. */
export const differenceDue = sql`(select w.difference_sen from weighings w
  where w.order_id = p.order_id and w.status in ('waiting', 'agreed') limit 1)`

/** A difference in weight that is to be paid at a counter. */
export const cashDue = sql`(select pay.amount_sen from weighings w join payments pay on pay.order_id = w.payable_id
  where w.order_id = p.order_id and pay.status = 'awaiting_payment' and pay.payment_type_id in (${listed(counterTypes)}) limit 1)`

/** Its sender has not answered yet, and may do so where this agent takes cash for their counter. */
export function mayPayHere(looker: Looker) {
  if (!worksAtCounter(looker.role)) return sql<boolean>`false`
  return sql<boolean>`(o.user_id is distinct from ${looker.id}::uuid and exists (select from weighings w
    where w.order_id = p.order_id and w.status = 'waiting' and o.user_id is not null and p.step in (${listed(stepsAt('origin_hub'))})
      and exists (${cashAccountOf(looker.id)})))`
}

/** Where the counter of this agent takes cash. */
export function cashAccountOf(agent_id: string) {
  return sql<{
    id: string
    payment_type_id: PaymentType
  }>`select a.id, a.payment_type_id from payment_accounts a join users me on me.location_id = a.location_id
    where me.id = ${agent_id}::uuid and a.payment_type_id in (${listed(counterTypes)}) and a.is_active order by a.id limit 1`
}

/** The same payment, while it may be taken, for the office and for agents of its counter. */
export function cashPayment({ id, role }: Looker) {
  const mayTake = isOffice(role)
    ? sql`true`
    : sql`a.location_id = (select me.location_id from users me where me.id = ${id}::uuid and me.role in (${listed(counterRoles)}))`
  return sql`(select pay.id from weighings w join payments pay on pay.order_id = w.payable_id join payment_accounts a on a.id = pay.payment_account_id
    where w.order_id = p.order_id and pay.status = 'awaiting_payment' and pay.deadline_at > now()
      and pay.payment_type_id in (${listed(counterTypes)}) and ${mayTake} limit 1)`
}

const mostNotes = 3

export const notes = sql`coalesce((select jsonb_agg(n) from (select e.code, e.params ->> 'reason' as reason, e.at from parcel_events_of(p.order_id) e
  where e.code in (${listed(scannedNotes)}) order by e.seq desc limit ${sql.lit(mostNotes)}) n), '[]')`

/** Since when it lies on the shelf of a counter, for whoever works there; what was noted meanwhile moved it nowhere. */
export function hereSince({ id, role }: Looker) {
  if (!worksAtCounter(role)) return sql`null::timestamptz`
  return sql`case when p.holder_id is not null and not ${isHeldElsewhere(id)} then
    (select max(e.at) from parcel_events_of(p.order_id) e where e.code = p.step) end`
}

/** Whether it is at its hub and was weighed: either is done once as a rule. */
export const passed = sql`array(select distinct e.code from parcel_events_of(p.order_id) e
  where e.code in (${listed(stepsAt('origin_hub'))}))`
