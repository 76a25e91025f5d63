import { sql } from 'kysely'
import type { z } from 'zod'
import { stepsBeforeDeparture } from '#contract/parcels/manifest-steps.ts'
import {
  closeManifest,
  createManifest,
  listDepartures,
  listLoaded,
  listManifests,
  loadParcel,
  moveManifest,
  printManifest,
  reopenManifest,
  unloadParcel,
} from '#contract/parcels/manifests.ts'
import type { Db } from '../../platform/database.ts'
import { listed } from '../../platform/listed.ts'
import type { App } from '../../platform/serve.ts'
import { close, reopen } from './close.ts'
import { contentsOf } from './contents.ts'
import { load } from './load.ts'
import { manifestOf, manifestsWhere } from './manifest.ts'
import { move } from './move.ts'
import { open } from './open.ts'
import { printManifestOf } from './paper.ts'
import { takeOut } from './take-out.ts'

type Departure = z.output<typeof listDepartures.data>['departure_data'][number]

export function manifestRoutes(app: App) {
  app.serve(listManifests, async ({ user }) => ({
    manifest_data: await manifestsWhere(
      app.db,
      user,
      sql`(m.step <> 'destination_hub_in' or m.departs_at > now() - interval '3 days')`,
    ),
  }))
  app.serve(createManifest, ({ user, body, once }) => once((tx) => open(tx, user, body)))
  app.serve(loadParcel, ({ user, params, body, once }) =>
    once((tx) => load(tx, user, params.id, body.number)),
  )
  app.serve(listLoaded, async ({ user, params }) => {
    const [, parcel_data] = await Promise.all([
      manifestOf(app.db, user, params.id),
      contentsOf(app.db, user, params.id),
    ])
    return { parcel_data }
  })
  app.serve(unloadParcel, ({ user, params, body, once }) =>
    once((tx) => takeOut(tx, user, params.id, body.number)),
  )
  app.serve(printManifest, async ({ user, params, language }) => {
    const [manifest, parcels] = await Promise.all([
      manifestOf(app.db, user, params.id),
      contentsOf(app.db, user, params.id),
    ])
    return printManifestOf(manifest, parcels, language)
  })
  app.serve(closeManifest, ({ user, params, once }) => once((tx) => close(tx, user, params.id)))
  app.serve(reopenManifest, ({ user, params, body, once }) =>
    once((tx) => reopen(tx, user, params.id, body.reason)),
  )
  app.serve(moveManifest, ({ user, params, body, once }) =>
    once((tx) => move(tx, user, params.id, body.step)),
  )
  app.serve(listDepartures, async () => ({ departure_data: await departures(app.db) }))
}

/** What the office announces; what a counter loads for itself is not for the board. */
async function departures(db: Db) {
  const { rows } = await sql<Departure>`
    select id, mode, from_place, to_place, from_country, cut_off_at, departs_at,
      loaded_kg >= capacity_kg or closed_at is not null as is_full
    from manifests where step in (${listed(stepsBeforeDeparture)}) and counter_id is null and departs_at > now()
    order by departs_at limit 30`.execute(db)
  return rows
}
