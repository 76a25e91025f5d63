import type pg from 'pg'

interface Leg {
  service_type: 'delivery' | 'self_pickup'
  visit_day?: string
  time_slot_id?: string
  counter_id?: string
}

/** Its sender, who brings it to a counter. */
export async function leaveSender(client: pg.Client, order_id: string, drop_point_id: string) {
  await leave(
    client,
    order_id,
    `insert into shipment_parties (order_id, party, name, phone, email, sealed_id_number, address, postal_code, country_id, region_id, city_id,
       district_id, service_package, service_type, visit_day, time_slot_id, drop_point_id)
     values ($1, 'sender', 'Siti Contoh', '+60123456789', 'siti@example.com', 'x', 'Jalan Contoh', '40000', 'MY', 'MY-10', 'MY-10.01',
       'MY-10.01.01', 'standard', 'drop_off', '2026-12-01', gen_random_uuid(), $2)`,
    [drop_point_id],
  )
}

/** The receiver of a shipment in a database of an earlier version; what is kept beside the parcel is as that version writes it. */
export async function leaveReceiver(client: pg.Client, order_id: string, leg: Leg) {
  await leave(
    client,
    order_id,
    `insert into shipment_parties (order_id, party, name, phone, email, sealed_id_number, address, postal_code, country_id, region_id, city_id,
       district_id, service_package, service_type, visit_day, time_slot_id, counter_id)
     values ($1, 'receiver', 'Siti Contoh', '+60123456789', 'siti@example.com', 'x', 'Jalan Contoh', '40000', 'ID', '32', '32.73', '32.73.01',
       'standard', $2, $3, $4, $5)`,
    [leg.service_type, leg.visit_day, leg.time_slot_id, leg.counter_id],
  )
}

async function leave(client: pg.Client, order_id: string, insert: string, values: unknown[]) {
  await client.query('set session_replication_role = replica')
  await client.query(insert, [order_id, ...values])
  await client.query('set session_replication_role = origin')
  await client.query('select refresh_public_parcels(array[$1::uuid])', [order_id])
}
