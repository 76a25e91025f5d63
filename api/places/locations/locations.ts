import { listLocations, readMyCounter } from '#contract/places/locations.ts'
import { readHours } from '#contract/places/hours-shapes.ts'
import type { MasterData, MasterRows } from '../../site/master-data/master-data.ts'
import type { Db } from '../../platform/database.ts'
import type { App } from '../../platform/serve.ts'

export function locationRoutes(app: App, masterData: MasterData) {
  app.serve(listLocations, async () => ({
    server_time: new Date(),
    location_data: (await masterData.current()).locations.map(shown),
  }))
  app.serve(readMyCounter, async ({ user }) => ({ counter: (await counterOf(app.db, user.id)) ?? null }))
}

function shown(row: MasterRows['locations'][number]) {
  return { ...row, hours: readHours(row.hours) }
}

/** Also one that is switched off: who works there still belongs to it. */
function counterOf(db: Db, user_id: string) {
  return db
    .selectFrom('users')
    .innerJoin('locations as l', 'l.id', 'users.location_id')
    .innerJoin('cities', 'cities.code', 'l.city_id')
    .select(['l.id', 'l.label', 'cities.label as city', 'l.address'])
    .where('users.id', '=', user_id)
    .executeTakeFirst()
}
