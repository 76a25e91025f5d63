import { sql } from 'kysely'
import { countries, type CountryCode } from '#contract/places/countries.ts'
import { findPostcode, listCities, listDistricts, listRegions } from '#contract/places/geography.ts'
import type { Db } from '../../platform/database.ts'
import type { App } from '../../platform/serve.ts'

/** Places change once a year; phones may keep them for an hour. */
const keepAnHour = 'public, max-age=3600'

export function geographyRoutes(app: App) {
  app.serve(listRegions, async ({ params, reply }) => {
    reply.header('cache-control', keepAnHour)
    return { region_data: await regionsOf(app.db, params.parent) }
  })
  app.serve(listCities, async ({ params, reply }) => {
    reply.header('cache-control', keepAnHour)
    return { city_data: await citiesOf(app.db, params.parent) }
  })
  app.serve(listDistricts, async ({ params, reply }) => {
    reply.header('cache-control', keepAnHour)
    return { district_data: await districtsOf(app.db, params.parent) }
  })
  app.serve(findPostcode, async ({ params: { country, postcode }, reply }) => {
    reply.header('cache-control', keepAnHour)
    const isOfCity = countries[country].postcodesOf === 'city'
    const find = isOfCity ? citiesWith : districtsWith
    return { place_data: await find(app.db, country, postcode) }
  })
}

function regionsOf(db: Db, country: string) {
  return db
    .selectFrom('regions')
    .select(['code as id', 'label', 'zone'])
    .where('country', '=', country)
    .where('is_active', '=', true)
    .orderBy('label')
    .execute()
}

function citiesOf(db: Db, region_code: string) {
  return db
    .selectFrom('cities')
    .select(['code as id', 'label', 'postcodes'])
    .where('region_code', '=', region_code)
    .where('is_active', '=', true)
    .orderBy('label')
    .execute()
}

function districtsOf(db: Db, parent_code: string) {
  return db
    .selectFrom('districts')
    .select(['code as id', 'label', 'postcodes'])
    .where('parent_code', '=', parent_code)
    .where('is_active', '=', true)
    .orderBy('label')
    .execute()
}

/** The district is certain where only one has the postcode. */
function citiesWith(db: Db, country: CountryCode, postcode: string) {
  return db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.code', 'cities.region_code')
    .select(['regions.code as region_id', 'cities.code as city_id'])
    .select((eb) =>
      eb
        .selectFrom('districts')
        .select(sql<string | null>`case when count(*) = 1 then min(code) end`.as('code'))
        .whereRef('districts.region_code', '=', 'cities.region_code')
        .where((of) => of(of.val(postcode), '=', of.fn.any('districts.postcodes')))
        .as('district_id'),
    )
    .where('regions.country', '=', country)
    .where('cities.is_active', '=', true)
    .where((eb) => eb(eb.val(postcode), '=', eb.fn.any('cities.postcodes')))
    .orderBy('cities.label')
    .execute()
}

function districtsWith(db: Db, country: CountryCode, postcode: string) {
  return db
    .selectFrom('districts')
    .innerJoin('cities', 'cities.code', 'districts.city_code')
    .innerJoin('regions', 'regions.code', 'cities.region_code')
    .select(['regions.code as region_id', 'cities.code as city_id', 'districts.code as district_id'])
    .where('regions.country', '=', country)
    .where('districts.is_active', '=', true)
    .where((eb) => eb(eb.val(postcode), '=', eb.fn.any('districts.postcodes')))
    .orderBy('districts.label')
    .execute()
}
