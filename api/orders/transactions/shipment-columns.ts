import { sql } from 'kysely'
import { labelEdition } from '../../parcels/parcels/label-edition.ts'
import { measuredOf } from '../../parcels/parcels/last-weighing.ts'

/** A shipment of the order `o` as one JSON object; money in sen, as everywhere in the database. */
export const shipmentJson = sql`
  select jsonb_build_object('mode', s.mode, 'lane', s.lane, 'box_label', s.box_label, 'length', s.length_cm, 'width', s.width_cm,
    'height', s.height_cm, 'weight', s.weight_g / 1000.0, 'chargeable_kg', s.chargeable_kg,
    'weighed', ${measuredOf(sql`s.order_id`)},
    'cover', jsonb_build_object('cover', s.cover -> 'cover_sen', 'is_insured', s.cover -> 'is_insured'),
    'days', jsonb_build_object('min', s.days_min, 'max', s.days_max), 'arrives', jsonb_build_object('from', s.arrives_from, 'to', s.arrives_to),
    'item_type', s.item_type, 'purpose', s.purpose, 'declared_value', s.declared_value_sen, 'pmi_registration', s.pmi_registration,
    'voucher_serial', (select v.serial from vouchers v where v.id = s.voucher_id), 'add_ons', s.add_ons,
    'items', (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'unit_value', i.unit_value_sen,
      'hs_code', i.hs_code, 'net_weight_kg', i.net_weight_g / 1000.0, 'origin_country', i.origin_country) order by i.position), '[]') from shipment_items i where i.order_id = s.order_id),
    'label_edition', ${labelEdition(sql`s.order_id`)},
    'sender', ${party('sender')}, 'receiver', ${party('receiver')})
  from shipments s where s.order_id = o.id`

function party(name: 'sender' | 'receiver') {
  return sql`(
    select jsonb_build_object('name', p.name, 'phone', p.phone, 'email', nullif(p.email, ''), 'emergency_contact', p.emergency_contact,
      'id_number', encode(p.sealed_id_number, 'hex'), 'passport_image_id', p.passport_image_id, 'address', p.address, 'note', p.note,
      'postal_code', p.postal_code, 'district_label', d.label, 'city_label', c.label, 'region_id', p.region_id, 'region_label', r.label, 'country_id', p.country_id,
      'service_package', p.service_package, 'service_type', p.service_type, 'drop_point_label', l.label, 'counter_label', counter.label, 'visit_day', p.visit_day,
      'visit_from', to_char(t.starts, 'HH24:MI'), 'visit_to', to_char(t.ends, 'HH24:MI'))
    from shipment_parties p join regions r on r.code = p.region_id join cities c on c.code = p.city_id
      join districts d on d.code = p.district_id left join time_slots t on t.id = p.time_slot_id
      left join locations l on l.id = p.drop_point_id left join locations counter on counter.id = p.counter_id
    where p.order_id = s.order_id and p.party = ${name})`
}
