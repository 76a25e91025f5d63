import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashToken } from '../people/sessions/sessions.ts'

type Row = Record<string, unknown>

/** Rows as an earlier version left them, without what nobody reads. */
export function makeEarlier(client: pg.Client) {
  async function insert(table: string, row: Row) {
    const names = Object.keys(row)
    const places = names.map((_, index) => `$${index + 1}`)
    await client.query(
      `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    )
  }

  async function person(role = 'customer') {
    const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
    await insert('users', {
      id,
      email: `${id}@example.com`,
      name: 'Siti Contoh',
      phone: '+60123456789',
      role,
      password_hash: 'none',
    })
    await insert('sessions', {
      id: randomUUID(),
      user_id: id,
      token_hash: hashToken(token),
      device: 'earlier',
      network: 'earlier',
      expires_at: new Date(Date.now() + 86_400_000),
    })
    return { id, token }
  }

  async function order(user_id: string, type: string, total_sen: number) {
    const id = randomUUID()
    const tracking_number = `SB${id.replaceAll('-', '').slice(0, 13).toUpperCase()}`
    await insert('orders', { id, tracking_number, type, user_id, total_sen })
    return id
  }

  return { insert, person, order }
}

type Earlier = ReturnType<typeof makeEarlier>

export async function earlierAccount({ insert }: Earlier) {
  const id = randomUUID()
  const words = { bank_name: 'Maybank', account_name: 'Contoh', account_number: '5123' }
  await insert('payment_accounts', { id, payment_type_id: 'transfer', ...words })
  return id
}

export async function earlierFile({ insert }: Earlier, kind: string, owner_id: string) {
  const id = randomUUID()
  const bytes = { sealed_key: Buffer.alloc(60), source_hash: randomBytes(32), pixel_hash: randomBytes(32) }
  const size = { content_type: 'image/jpeg', bytes: 10, width: 1, height: 1 }
  await insert('files', { id, kind, owner_id, storage_key: id, ...bytes, ...size })
  return id
}

/** An order of two boxes as the version before stored it. */
export async function boxesBefore(
  client: pg.Client,
  earlier: Earlier,
  user_id: string,
  payment: Record<string, unknown>,
) {
  const id = await earlier.order(user_id, 'box_purchase', 10_000)
  const { rows } = await client.query("select id from boxes where label = 'M'")
  const place = { country_id: 'MY', region_id: 'MY-10', city_id: 'MY-10-001', postal_code: '40000' }
  const buyer = { name: 'Siti Contoh', phone: '+60123456789', email: 'siti@example.com', address: 'No. 1' }
  const size = {
    box_label: 'M',
    length_cm: 40,
    width_cm: 35,
    height_cm: 30,
    price_sen: 2000,
    deposit_sen: 3000,
  }
  const boxes = { order_id: id, box_id: rows[0].id, quantity: 2, service_id: 'delivery' }
  await earlier.insert('box_purchases', { ...boxes, ...size, ...buyer, ...place })
  for (const [position, [code, unit_sen]] of (
    [
      ['box', 2000],
      ['deposit', 3000],
    ] as const
  ).entries())
    await earlier.insert('order_lines', {
      order_id: id,
      position,
      code,
      quantity: 2,
      unit_sen,
      amount_sen: unit_sen * 2,
    })
  const payment_id = randomUUID()
  const deadline_at = new Date(Date.now() + 3_600_000)
  const asked = { payment_type_id: 'transfer', base_sen: 10_000, rupiah_per_ringgit: 3500, deadline_at }
  await earlier.insert('payments', { id: payment_id, order_id: id, ...asked, ...payment })
  return { id, payment_id }
}

/** A shipment under way, with two parties who gave the pictures named. */
export async function shipmentBefore(
  earlier: Earlier,
  user_id: string,
  pictures: { sender: string; receiver: string },
) {
  const id = await earlier.order(user_id, 'shipment', 13_600)
  const size = { length_cm: 40, width_cm: 30, height_cm: 30, weight_g: 3200, chargeable_kg: 6 }
  const days = { days_min: 5, days_max: 9, arrives_from: '2026-12-01', arrives_to: '2026-12-05' }
  const kind = {
    lane: 'MY-ID',
    mode: 'air',
    item_type: 'clothes',
    purpose: 'gift',
    declared_value_sen: 10_000,
  }
  const cover = { rate_card_id: randomUUID(), weight_working: {}, cover: {} }
  await earlier.insert('shipments', { order_id: id, ...size, ...days, ...kind, ...cover })
  for (const [party, passport_image_id] of Object.entries(pictures))
    await earlier.insert('shipment_parties', { order_id: id, ...partyOf(party), passport_image_id })
  await earlier.insert('parcels', {
    order_id: id,
    tracking_number: `SB${id.replaceAll('-', '').slice(0, 13).toUpperCase()}`,
    step: 'out_for_delivery',
    code: 'out_for_delivery',
    macro: 'in_transit',
    last_seq: 1,
    last_hash: '',
  })
  return id
}

function partyOf(party: string) {
  return {
    party,
    name: 'Siti Contoh',
    phone: '+60123456789',
    email: 'siti@example.com',
    sealed_id_number: Buffer.alloc(20),
    address: 'No. 1',
    postal_code: '40000',
    country_id: 'MY',
    region_id: 'MY-10',
    city_id: 'MY-10-001',
    district_id: 'MY-10-D01',
    service_package: 'standard',
    service_type: party === 'sender' ? 'pickup' : 'delivery',
    visit_day: '2026-11-30',
    time_slot_id: '09-12',
  }
}
