import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { newTrackingNumber, trackingNumber_bytes } from '../../contract/parcels/tracking-number.ts'

// What an order writes, without asking whether any of it may be written.
const statements = {
  order: `insert into orders (id, tracking_number, type, user_id, total_sen) values ($1, $2, 'box_purchase', $3, 5000)`,
  bought: `
    insert into box_purchases (order_id, box_id, box_label, length_cm, width_cm, height_cm, quantity, price_sen, deposit_sen,
      service_id, name, phone, email, address, postal_code, country_id, region_id, city_id)
    select $1, id, label, length_cm, width_cm, height_cm, 1, price_sen, deposit_sen, 'delivery', 'Siti Contoh', '+60123456789',
      'siti@example.com', 'No. 1, Jalan Contoh', '40000', 'MY', 'MY-10', 'MY-10-001' from boxes where label = 'M'`,
  lines: `
    insert into order_lines (order_id, position, code, params, quantity, unit_sen, amount_sen)
    values ($1, 1, 'box', '{"label":"M"}', 1, 2000, 2000), ($1, 2, 'deposit', '{"label":"M"}', 1, 3000, 3000)`,
  payment: `
    insert into payments (id, order_id, payment_type_id, payment_account_id, base_sen, unique_sen, rupiah_per_ringgit, deadline_at)
    values ($1, $2, 'qris', $3, 5000, 0, 3500, now() + interval '24 hours')`,
  // One that nobody is told of: letters about the floor's orders would be work of the service.
  event: `insert into events (name, order_id, actor_id, data) values ('evidence_viewed', $1, $2, '{"type":"box_purchase"}')`,
  job: `insert into jobs.job (name, data, start_after) values ('payment_due', jsonb_build_object('order_id', $1::text), now() + interval '24 hours')`,
  key: `insert into idempotency (caller, route, key, body_hash, answer) values ($1, 'floor', $2, $3, '{"TransactionID":"x"}')`,
} as const

/** The rows of one order, written by one transaction that is sent as a whole and waited for once. */
export async function makeFloor(url: string, account_id: string, at_once: number) {
  const clients = Array.from(
    { length: at_once },
    () => new pg.Client({ connectionString: url, pipeline: true }),
  )
  await Promise.all(clients.map((client) => client.connect()))
  return {
    write: (worker: number, user_id: string) => writeRows(clients[worker], account_id, user_id),
    close: () => Promise.all(clients.map((client) => client.end())),
  }
}

function writeRows(client: pg.Client | undefined, account_id: string, user_id: string) {
  if (!client) throw new Error('There are fewer connections than workers.')
  const id = randomUUID()
  const send = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name, text: statements[name], values })
  return Promise.all([
    client.query('begin'),
    send('key', [user_id, randomUUID(), randomBytes(32)]),
    send('order', [id, newTrackingNumber(randomBytes(trackingNumber_bytes)), user_id]),
    send('bought', [id]),
    send('lines', [id]),
    send('payment', [randomUUID(), id, account_id]),
    send('event', [id, user_id]),
    send('job', [id]),
    client.query('commit'),
  ])
}
