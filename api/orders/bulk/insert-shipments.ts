import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import type { App } from '../../platform/serve.ts'
import { partiesOf } from '../shipments/party-rows.ts'
import { listsOf } from '../shipments/place-shipment.ts'
import { doorKey, type Candidate } from './standing.ts'

export interface NewShipment extends Candidate {
  id: string
  tracking_number: string
  /** The numbers of the doors in the batch, by their keys. */
  doors: ReadonlyMap<string, number>
}

/** Many shipments with all that belongs to them in one statement. That they were ordered, the batch says once. */
export async function insertShipments(
  { secret_key }: Pick<App, 'secret_key'>,
  tx: Transaction<DB>,
  batch: { id: string; user_id: string },
  shipments: readonly NewShipment[],
) {
  const rows = shipments.map((shipment) => asJson(secret_key, shipment))
  await sendAhead(
    tx,
    sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id uuid, tracking_number text, reference text,
        total_sen bigint, shipment jsonb, parties jsonb, items jsonb, lines jsonb)
    ),
    placed as (
      insert into orders (id, tracking_number, type, user_id, total_sen, paid_with, reference)
      select id, tracking_number, 'shipment', ${batch.user_id}::uuid, total_sen, ${batch.id}::uuid, reference from given
    ),
    shipped as (${shipmentRows}),
    parties as (${partyRows}),
    contents as (
      insert into shipment_items (order_id, position, name, quantity, unit_value_sen, hs_code, net_weight_g, origin_country)
      select g.id, i.position, i.name, i.quantity, i.unit_value, nullif(i.hs_code, ''), i.net_weight_g, i.origin_country
      from given g, jsonb_to_recordset(g.items) as i (position int, name text, quantity int, unit_value int,
        hs_code text, net_weight_g int, origin_country text)
    )
    insert into order_lines (order_id, position, code, params, quantity, unit_sen, amount_sen)
    select g.id, l.position, l.code, l.params, 1, l.amount_sen, l.amount_sen
    from given g, jsonb_to_recordset(g.lines) as l (position int, code text, params jsonb, amount_sen bigint)`,
  )
}

const shipmentRows = sql`
  insert into shipments (order_id, lane, mode, rate_card_id, box_id, box_label, length_cm, width_cm, height_cm, weight_g, chargeable_kg,
    weight_working, cover, days_min, days_max, arrives_from, arrives_to, item_type, purpose, declared_value_sen, add_ons, pmi_registration)
  select g.id, s.lane, s.mode, s.rate_card_id, s.box_id, s.box_label, s.length_cm, s.width_cm, s.height_cm, s.weight_g, s.chargeable_kg,
    s.weight_working, s.cover, s.days_min, s.days_max, s.arrives_from, s.arrives_to, s.item_type, s.purpose, s.declared_value_sen,
    s.add_ons, s.pmi_registration
  from given g, jsonb_to_record(g.shipment) as s (lane text, mode text, rate_card_id uuid, box_id uuid, box_label text, length_cm int,
    width_cm int, height_cm int, weight_g int, chargeable_kg int, weight_working jsonb, cover jsonb, days_min int, days_max int,
    arrives_from date, arrives_to date, item_type text, purpose text, declared_value_sen int, add_ons jsonb, pmi_registration text)`

const partyRows = sql`
  insert into shipment_parties (order_id, party, name, phone, email, emergency_contact, sealed_id_number, passport_image_id, address,
    postal_code, country_id, region_id, city_id, district_id, service_package, service_type, drop_point_id, visit_day, time_slot_id, door)
  select g.id, p.party, p.name, p.phone, p.email, p.emergency_contact, decode(p.id_number_hex, 'hex'),
    nullif(p.passport_image_id, '')::uuid, p.address, p.postal_code, p.country_id, p.region_id, p.city_id, p.district_id,
    p.service_package, p.service_type, case p.service_type when 'drop_off' then nullif(p.drop_point_id, '')::uuid end, p.visit_day, p.time_slot_id,
    p.door
  from given g, jsonb_to_recordset(g.parties) as p (party text, name text, phone text, email text, emergency_contact text,
    id_number_hex text, passport_image_id text, address text, postal_code text, country_id text, region_id text, city_id text,
    district_id text, service_package text, service_type text, drop_point_id text, visit_day date, time_slot_id text, door int)`

function asJson(secret_key: string, { id, tracking_number, reference, chosen, doors }: NewShipment) {
  const { body, box, piece, priced, arrives, lane, rate_card_id } = chosen
  const { box_max_g: _, ...measured } = piece
  const { package: content, mode } = body
  const { lines, items } = listsOf(chosen)
  const shipment = {
    ...measured,
    lane,
    mode,
    rate_card_id,
    box_id: box?.id ?? null,
    box_label: box?.label ?? null,
    chargeable_kg: priced.weight.chargeable_kg,
    weight_working: priced.weight,
    cover: priced.cover,
    days_min: priced.days.min,
    days_max: priced.days.max,
    arrives_from: arrives.from,
    arrives_to: arrives.to,
    item_type: content.item_type,
    purpose: content.purpose,
    declared_value_sen: content.declared_value,
    add_ons: content.add_ons,
    pmi_registration: content.pmi_registration === 'none' ? null : content.pmi_registration,
  }
  const parties = partiesOf(secret_key, id, chosen).map((side) =>
    Object.assign(side, { door: doors.get(doorKey(side.party, chosen)) }),
  )
  return { id, tracking_number, reference, total_sen: priced.total_sen, shipment, parties, items, lines }
}
