import { randomBytes } from 'node:crypto'
import type { Postgres } from '../faults/postgres.ts'
import { newTrackingNumber, trackingNumber_bytes } from '../../contract/parcels/tracking-number.ts'

/** Numbers that are looked up; the others only fill the tables. */
export function makeNumbers(count: number) {
  return Array.from({ length: count }, () => newTrackingNumber(randomBytes(trackingNumber_bytes)))
}

/** Parcels on their way across, five events each, until there are `total`. Their triggers sleep meanwhile: the rows are as they would leave them. */
export async function fill(postgres: Postgres, numbers: readonly string[], total: number) {
  const [parcels] = await postgres.query<{ count: number }>('select count(*)::int as count from parcels')
  const count = parcels?.count ?? 0
  const missing = total - count
  if (missing <= 0) return
  const quotedNumbers = numbers.map((number) => `'${number}'`).join(',')
  await postgres.query(`
    set statement_timeout = 0;
    set session_replication_role = replica;
    create temp table filling as
      select uuidv7() as id, i, coalesce((array[${count === 0 ? quotedNumbers : ''}]::text[])[i],
        'SB' || upper(substr(md5(random()::text || i), 1, 13))) as number
      from generate_series(1, ${missing}) i;
    insert into orders (id, tracking_number, type, total_sen) select id, number, 'shipment', 12600 from filling;
    insert into shipments (order_id, lane, mode, rate_card_id, length_cm, width_cm, height_cm, weight_g, chargeable_kg, weight_working,
      cover, days_min, days_max, arrives_from, arrives_to, item_type, purpose, declared_value_sen)
      select f.id, 'MY-ID', 'air', (select id from rate_cards limit 1), 40, 30, 30, 3200, 6, '{}', '{"cover_sen": 10000}', 3, 5,
        current_date + 5, current_date + 7, 'clothes', 'gift', 10000 from filling f;
    insert into shipment_parties (order_id, party, name, phone, email, sealed_id_number, address, postal_code, country_id, region_id,
      city_id, district_id, service_package, service_type, visit_day, time_slot_id)
      select f.id, p.party, 'Bench', '+60123456789', 'bench@example.com', 'x', 'Jalan 1', '40000', c.country, c.region, p.city, p.district,
        'standard', p.service, current_date + 1, '09-12'
      from filling f cross join (values ('sender', 'MY-10-001', 'MY-10-D01', 'pickup'), ('receiver', '32.73', '32.73.01', 'delivery'))
        p (party, city, district, service)
        join lateral (select r.country, r.code as region from cities c join regions r on r.code = c.region_code where c.code = p.city) c on true;
    insert into parcels (order_id, tracking_number, route, step, code, macro, last_seq, last_hash)
      select id, number, 'across', 'picked_up', 'picked_up', 'in_transit', 5, '' from filling;
    insert into parcel_events (order_id, seq, code, macro, city_id, hash)
      select f.id, e.seq, e.code, 'in_transit', 'MY-10-001', '' from filling f
        cross join (values (1, 'order_created'), (2, 'payment_confirmed'), (3, 'label_created'), (4, 'pickup_scheduled'), (5, 'picked_up'))
        e (seq, code);
    insert into public_parcels select * from public_parcels_of(array(select id from filling));
    drop table filling;
    set session_replication_role = origin;
    analyze;`)
}
