import type pg from 'pg'

interface Leg {
  service_type: 'pickup' | 'drop_off' | 'delivery' | 'self_pickup'
  visit_day?: string
  time_slot_id?: string
  drop_point_id?: string
  counter_id?: string
}

const places = {
  sender: ['MY', 'MY-10', 'MY-10.01', 'MY-10.01.01'],
  receiver: ['ID', '32', '32.73', '32.73.01'],
} as const

/** A party of a shipment in a database of an earlier version; what is kept beside the parcel is as that version writes it. */
export async function leaveParty(client: pg.Client, order_id: string, party: keyof typeof places, leg: Leg) {
  const { service_type, visit_day, time_slot_id, drop_point_id, counter_id } = leg
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into shipment_parties (order_id, party, name, phone, email, sealed_id_number, address, postal_code, country_id, region_id, city_id,
       district_id, service_package, service_type, visit_day, time_slot_id, drop_point_id, counter_id)
     values ($1, $2, 'Siti Contoh', '+60123456789', 'siti@example.com', 'x', 'Jalan Contoh', '40000', $3, $4, $5, $6, 'standard', $7, $8, $9, $10, $11)`,
    [order_id, party, ...places[party], service_type, visit_day, time_slot_id, drop_point_id, counter_id],
  )
  await client.query('set session_replication_role = origin')
  await client.query('select refresh_public_parcels(array[$1::uuid])', [order_id])
}
