import { listLocations } from '#contract/locations.ts'
import { openingHours } from '#contract/opening-hours.ts'
import type { MasterData, MasterRows } from '../master-data/master-data.ts'
import type { App } from '../platform/serve.ts'

export function locationRoutes(app: App, masterData: MasterData) {
  app.serve(listLocations, async () => ({
    server_time: new Date(),
    location_data: (await masterData.current()).locations.map(shown),
  }))
}

function shown(row: MasterRows['locations'][number]) {
  // Hours that cannot be read are shown as closed rather than failing the whole list.
  return { ...row, hours: openingHours.safeParse(row.hours).data ?? {} }
}
