import { sql } from 'kysely'
import type { z } from 'zod'
import {
  createManifest,
  listDepartures,
  listLoaded,
  listManifests,
  loadParcel,
  moveManifest,
  unloadParcel,
} from '#contract/parcels/manifests.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { contentsOf } from './contents.ts'
import { load } from './load.ts'
import { manifestOf, manifestsWhere } from './manifest.ts'
import { move } from './move.ts'
import { takeOut } from './take-out.ts'

type Departure = z.output<typeof listDepartures.data>['departure_data'][number]

export function manifestRoutes(app: App) {
  app.serve(listManifests, async () => ({
    manifest_data: await manifestsWhere(
      app.db,
      sql`m.step <> 'destination_hub_in' or m.departs_at > now() - interval '3 days'`,
    ),
  }))
  app.serve(createManifest, ({ user, body, once }) =>
    once(async (tx) => {
      const { id } = await tx.insertInto('manifests').values(body).returning('id').executeTakeFirstOrThrow()
      await record(tx, { name: 'manifest_opened', subject_id: id, actor_id: user.id })
      return { manifest: await manifestOf(tx, id) }
    }),
  )
  app.serve(loadParcel, ({ user, params, body, once }) =>
    once((tx) => load(tx, user, params.id, body.number)),
  )
  app.serve(listLoaded, async ({ user, params }) => {
    const [, parcel_data] = await Promise.all([
      manifestOf(app.db, params.id),
      contentsOf(app.db, user, params.id),
    ])
    return { parcel_data }
  })
  app.serve(unloadParcel, ({ user, params, body, once }) =>
    once((tx) => takeOut(tx, user, params.id, body.number)),
  )
  app.serve(moveManifest, ({ user, params, body, once }) =>
    once((tx) => move(tx, user.id, params.id, body.step)),
  )
  app.serve(listDepartures, async () => {
    const { rows } = await sql<Departure>`
      select id, mode, from_place, to_place, from_country, cut_off_at, departs_at, loaded_kg >= capacity_kg as is_full
      from manifests where step in ('consolidated', 'export_customs', 'export_cleared') and departs_at > now()
      order by departs_at limit 30`.execute(app.db)
    return { departure_data: rows }
  })
}
