import pg from 'pg'
import { parties } from '#contract/orders/shipments.ts'
import { violates } from '../../platform/database-errors.ts'
import { invalidField } from '../../platform/errors.ts'
import type { ShipmentBody } from './shipment-body.ts'

const places = {
  shipment_parties_region: 'region_id',
  shipment_parties_city: 'city_id',
  shipment_parties_district: 'district_id',
  shipment_parties_district_id_fkey: 'district_id',
} as const

/** The places of a party fit together because the keys say so; which party it was stands in the detail. */
export async function withPlaceErrors<Result>(body: ShipmentBody, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    // Both parties with one picture, or two orders at once: no picture is given twice.
    if (violates(error, 'shipment_parties_passport_once'))
      throw invalidField('receiver.passport_image_id', 'error.passport_used')
    const field = error instanceof pg.DatabaseError ? fieldOf(error.constraint) : undefined
    if (!field || !(error instanceof pg.DatabaseError)) throw error
    const party = parties.find((name) => error.detail?.includes(body[name][field])) ?? 'sender'
    throw invalidField(`${party}.${field}`, 'error.place_does_not_fit')
  }
}

function fieldOf(constraint: string | undefined) {
  return Object.entries(places).find(([name]) => name === constraint)?.[1]
}
