import { listCities, listDistricts, listRegions } from '#contract/places/geography.ts'
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
