import { sql, type RawBuilder } from 'kysely'

/** Parts of a parcel's view, for rows p of parcels with s, b, sender, receiver and leg beside them. */
export function districtOf(code: RawBuilder<unknown>) {
  return sql`(select d.label from districts d where d.code = ${code})`
}

/** The receiver of a box order is its buyer. */
export function personOf(party: 'sender' | 'receiver') {
  const row = sql.ref(party)
  const buyer = sql`jsonb_build_object('name', b.name, 'phone', b.phone, 'emergency_contact', null, 'address', b.address,
    'city', (select c.label from cities c where c.code = b.city_id))`
  return sql`case when ${row}.order_id is not null then jsonb_build_object('name', ${row}.name, 'phone', ${row}.phone,
      'emergency_contact', ${row}.emergency_contact, 'address', ${row}.address, 'city', (select c.label from cities c where c.code = ${row}.city_id))
    ${party === 'receiver' ? sql`when b.order_id is not null then ${buyer}` : sql``} end`
}

const ofLeg = (column: 'service_type' | 'service_package') =>
  sql`case when leg.is_senders then sender.${sql.ref(column)} else receiver.${sql.ref(column)} end`

/** A box order is brought to its buyer, or collected at a counter. */
export const service = sql`jsonb_build_object(
  'type', coalesce(${ofLeg('service_type')}, case b.service_id when 'pickup' then 'self_pickup' else 'delivery' end),
  'is_priority', coalesce(${ofLeg('service_package')} = 'priority', false),
  'drop_point', (select jsonb_build_object('label', l.label, 'address', l.address, 'city', (select c.label from cities c where c.code = l.city_id))
    from locations l where l.id = sender.drop_point_id),
  'add_ons', coalesce((select jsonb_agg(jsonb_build_object('name', a ->> 'name', 'quantity', (a ->> 'quantity')::int, 'option', a ->> 'option'))
    from jsonb_array_elements(s.add_ons) a), '[]'),
  'boxes', b.quantity)`
