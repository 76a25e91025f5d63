import { randomBytes, randomUUID } from 'node:crypto'
import { newTrackingNumber, trackingNumber_bytes } from '../../contract/parcels/tracking-number.ts'
import type { Clients } from './floors.ts'

// What a shipment's order writes, without asking whether any of it may be written.
const statements = {
  key: `insert into idempotency (caller, route, key, body_hash, answer) values ($1, 'floor', $2, $3, '{"TransactionID":"x"}')`,
  order: `insert into orders (id, tracking_number, type, user_id, total_sen) values ($1, $2, 'shipment', $3, 12600)`,
  lines: `
    insert into order_lines (order_id, position, code, params, quantity, unit_sen, amount_sen)
    values ($1, 1, 'freight', '{"chargeable_kg":6}', 1, 12600, 12600)`,
  shipment: `
    insert into shipments (order_id, lane, mode, rate_card_id, length_cm, width_cm, height_cm, weight_g, chargeable_kg,
      weight_working, cover, days_min, days_max, arrives_from, arrives_to, item_type, purpose, declared_value_sen)
    select $1, 'MY-ID', 'air', (select id from rate_cards limit 1), 40, 30, 30, 3200, 6, '{}', '{"cover_sen":10000}', 3, 5,
      current_date + 5, current_date + 7, 'clothes', 'gift', 10000`,
  parties: `
    insert into shipment_parties (order_id, party, name, phone, email, sealed_id_number, address, postal_code, country_id,
      region_id, city_id, district_id, service_package, service_type, visit_day, time_slot_id)
    values ($1, 'sender', 'Siti Contoh', '+60123456789', 'siti@example.com', 'x', 'No. 1, Jalan Contoh', '40000', 'MY',
        'MY-10', 'MY-10-001', 'MY-10-D01', 'standard', 'pickup', current_date + 3, '09-12'),
      ($1, 'receiver', 'Ibu Contoh', '+6281234567890', 'ibu@example.com', 'x', 'Jl. Merdeka 1', '40111', 'ID',
        '32', '32.73', '32.73.01', 'standard', 'delivery', current_date + 12, '09-12')`,
  items: `
    insert into shipment_items (order_id, position, name, quantity, unit_value_sen) values ($1, 1, 'Baju', 2, 5000)`,
  visits: `
    insert into slot_bookings (region_id, day, time_slot_id, booked)
    values ('MY-10', current_date + 3, '09-12', 1), ('32', current_date + 12, '09-12', 1)
    on conflict (region_id, day, time_slot_id) do update set booked = slot_bookings.booked + 1`,
  payment: `
    insert into payments (id, order_id, payment_type_id, payment_account_id, base_sen, unique_sen, rupiah_per_ringgit, deadline_at)
    values ($1, $2, 'qris', $3, 12600, 0, 3500, now() + interval '24 hours')`,
  // One that nobody is told of, as in the floor of a box.
  event: `insert into events (name, order_id, actor_id, data) values ('evidence_viewed', $1, $2, '{"type":"shipment"}')`,
  job: `
    insert into jobs.job (name, data, start_after)
    values ('payment_due', jsonb_build_object('order_id', $1::text), now() + interval '24 hours')`,
} as const

/** The rows of one shipment's order in one transaction that is sent as a whole and waited for once. */
export function writeShipment(clients: Clients, worker: number, account_id: string, user_id: string) {
  const client = clients.of(worker)
  const id = randomUUID()
  const send = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name: `shipment_${name}`, text: statements[name], values })
  return Promise.all([
    client.query('begin'),
    send('key', [user_id, randomUUID(), randomBytes(32)]),
    send('order', [id, newTrackingNumber(randomBytes(trackingNumber_bytes)), user_id]),
    send('lines', [id]),
    send('shipment', [id]),
    send('parties', [id]),
    send('items', [id]),
    send('event', [id, user_id]),
    send('job', [id]),
    send('payment', [randomUUID(), id, account_id]),
    // Last, as the service does it: others wait for these rows.
    send('visits', []),
    client.query('commit'),
  ])
}
