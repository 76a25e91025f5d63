import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { parcelSteps, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { newTrackingNumber, trackingNumber_bytes } from '#contract/parcels/tracking-number.ts'
import { startParcel } from '../../api/parcels/parcels/start.ts'
import { database } from './database.ts'

/** A parcel from Shah Alam to Bandung, as it is once paid. */
export async function makePaidShipment() {
  const db = await database()
  const id = randomUUIDv7()
  const tracking_number = newTrackingNumber(randomBytes(trackingNumber_bytes))
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('orders')
      .values({ id, tracking_number, type: 'shipment', total_sen: 12_600 })
      .execute()
    await sql`
      insert into shipments (order_id, lane, mode, rate_card_id, length_cm, width_cm, height_cm, weight_g, chargeable_kg, weight_working, cover,
        days_min, days_max, arrives_from, arrives_to, item_type, purpose, declared_value_sen)
      select ${id}::uuid, 'MY-ID', 'air', r.id, 40, 30, 30, 3200, 6, '{}', '{"cover_sen": 10000, "is_insured": false}', 3, 5,
        current_date + 5, current_date + 7, 'clothes', 'gift', 10000 from rate_cards r limit 1`.execute(tx)
    for (const [party, city, district, service] of [
      ['sender', 'MY-10-001', 'MY-10-D01', 'pickup'],
      ['receiver', '32.73', '32.73.01', 'delivery'],
    ] as const)
      await sql`
        insert into shipment_parties (order_id, party, name, phone, email, sealed_id_number, address, postal_code, country_id, region_id, city_id,
          district_id, service_package, service_type, visit_day, time_slot_id)
        select ${id}::uuid, ${party}, 'Siti Contoh', '+60123456789', 'siti@example.com', 'x', 'No. 1, Jalan Contoh', '40000', r.country, r.code,
          c.code, ${district}, 'standard', ${service}, current_date, '09-12'
        from cities c join regions r on r.code = c.region_code where c.code = ${city}`.execute(tx)
    await startParcel(tx, id, randomUUIDv7())
  })
  return tracking_number
}

/** Something happens to it, as if somebody had scanned it. */
export async function tell(tracking_number: string, code: EventCode) {
  const db = await database()
  await sql`
    insert into parcel_events (order_id, seq, code, macro, city_id, hash)
    select order_id, 0, ${code}, ${parcelSteps[code].macro}, 'MY-10-001', '' from parcels where tracking_number = ${tracking_number}`.execute(
    db,
  )
}

/** Its open page is told by the line that it keeps open: while this happens, nothing that it asks for is answered. */
export async function expectTold(page: Page, heading: string, happening: () => Promise<void>) {
  const asked = /\/tracking\/[^/]+$/
  await page.route(asked, () => undefined)
  await happening()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await page.unroute(asked)
}

/** The id of the order that a parcel belongs to. */
export async function orderOf(tracking_number: string) {
  const db = await database()
  const { order_id } = await db
    .selectFrom('parcels')
    .select('order_id')
    .where('tracking_number', '=', tracking_number)
    .executeTakeFirstOrThrow()
  return order_id
}
