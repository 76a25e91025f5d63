import { sql, type Transaction } from 'kysely'
import type { CountryCode } from '#contract/geography.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import type { DB } from '#database/schema.ts'

interface Counter {
  label: string
  address: string
  postal_code: string
  country_id: CountryCode
  region_id: string
  city_id: string
  phone: string
  /** The middle of the city when it was not said exactly. */
  lat: number | null
  lon: number | null
  hours: OpeningHours
  is_drop_point: boolean
  offers_collection: boolean
  offers_boxes: boolean
}

/** An agent's counter: shown to everybody from the commit on. */
export async function openCounter(tx: Transaction<DB>, { lat, lon, hours, ...counter }: Counter) {
  const cityPlace = (column: 'lat' | 'lon') =>
    sql<number>`(select c.${sql.ref(column)} from cities c where c.code = ${counter.city_id})`
  const { id } = await tx
    .insertInto('locations')
    .values({
      ...counter,
      kind: 'agent',
      hours: JSON.stringify(hours),
      lat: lat ?? cityPlace('lat'),
      lon: lon ?? cityPlace('lon'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
