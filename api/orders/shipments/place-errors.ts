import pg from 'pg'
import { sql } from 'kysely'
import { parties, type Party } from '#contract/orders/shipments.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import type { ShipmentBody } from './shipment-body.ts'

const places = {
  shipment_parties_region: 'region_id',
  shipment_parties_city: 'city_id',
  shipment_parties_district: 'district_id',
  shipment_parties_district_id_fkey: 'district_id',
} as const

/** The places of a party fit together because the keys say so. */
export async function withPlaceErrors<Result>(db: Db, body: ShipmentBody, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    // Both parties with one picture, or two orders at once: no picture is given twice.
    if (violates(error, 'shipment_parties_passport_once'))
      throw invalidField('receiver.passport_image_id', 'error.passport_used')
    const field = wrongPlaceIn(error)
    if (!field || !(error instanceof pg.DatabaseError)) throw error
    const wrong = await Promise.all(parties.map((party) => isWrong(db, body[party], field)))
    const party: Party = wrong[0] ? 'sender' : 'receiver'
    throw invalidField(`${party}.${field}`, 'error.place_does_not_fit')
  }
}

/** Asked once more of each: both may name the same place, and it fits only one of them. */
async function isWrong(
  db: Db,
  { country_id, region_id, city_id, district_id }: ShipmentBody[Party],
  field: (typeof places)[keyof typeof places],
) {
  const fitting = {
    region_id: sql`select from regions where code = ${region_id} and country = ${country_id}`,
    city_id: sql`select from cities where code = ${city_id} and region_code = ${region_id}`,
    district_id: sql`select from districts where code = ${district_id} and (city_code = ${city_id} or region_code = ${region_id})`,
  }
  const { rows } = await fitting[field].execute(db)
  return rows.length === 0
}

/** The field of a party whose place does not fit the others. */
export function wrongPlaceIn(error: unknown) {
  if (!(error instanceof pg.DatabaseError)) return undefined
  return Object.entries(places).find(([name]) => name === error.constraint)?.[1]
}
