import { sql } from 'kysely'
import type { DB } from '#database/schema.ts'

/**
 * What a column tells of. What belongs to a door or to a person is emptied where the parcel goes to another one; the rest
 * stays, or is asked for again.
 */
const columns = {
  order_id: 'order',
  party: 'order',
  name: 'order',
  phone: 'order',
  email: 'person',
  emergency_contact: 'person',
  sealed_id_number: 'order',
  passport_image_id: 'order',
  address: 'order',
  postal_code: 'order',
  country_id: 'order',
  region_id: 'order',
  city_id: 'order',
  district_id: 'order',
  service_package: 'order',
  service_type: 'order',
  drop_point_id: 'order',
  visit_day: 'order',
  time_slot_id: 'order',
  erased_at: 'order',
  passport_is_kept: 'order',
  door: 'door',
  counter_id: 'order',
  visit_moves: 'order',
  note: 'door',
} as const satisfies Record<keyof DB['shipment_parties'], 'order' | 'door' | 'person'>

// A party that is not erased always has these; nothing in them is no address.
const neverNull = new Set(['email'])

/** For the `set` of an update: what belonged to the door or the person before is not known of the other one. */
export function emptiedWith(what: 'door' | 'person', isOther: boolean) {
  const emptied = Object.entries(columns).flatMap(([column, tellsOf]) => (tellsOf === what ? [column] : []))
  return sql.join(
    emptied.map(
      (column) =>
        sql`${sql.ref(column)} = case when ${isOther} then ${neverNull.has(column) ? sql.lit('') : sql.lit(null)} else ${sql.ref(column)} end`,
    ),
  )
}
