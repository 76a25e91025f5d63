import { sql, type Transaction } from 'kysely'
import type { CountryCode } from '#contract/places/countries.ts'
import type { locationKinds } from '#contract/places/locations.ts'
import type { DB } from '#database/schema.ts'

interface Location {
  kind: (typeof locationKinds)[number]
  label: string
  address: string
  postal_code: string
  country_id: CountryCode
  region_id: string
  city_id: string
  phone: string
  lat: number | null
  lon: number | null
  hours: object
  is_drop_point: boolean
  offers_collection: boolean
  offers_boxes: boolean
  is_active: boolean
}

/** Shown to everybody from the commit on. */
export async function openLocation(tx: Transaction<DB>, location: Location) {
  const { id } = await tx
    .insertInto('locations')
    .values(placed(location))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The columns of a location; without an exact place it is put in the middle of its city. */
export function placed({ lat, lon, hours, ...location }: Location) {
  // A city that does not exist is refused by its key; until then any place will do.
  const middle = (column: 'lat' | 'lon', any: number) =>
    sql<number>`coalesce((select c.${sql.ref(column)} from cities c where c.code = ${location.city_id}), ${any}::real)`
  return {
    ...location,
    hours: JSON.stringify(hours),
    lat: lat ?? middle('lat', 0),
    lon: lon ?? middle('lon', 100),
  }
}
