import { sql } from 'kysely'
import type { z } from 'zod'
import {
  createManifest,
  listDepartures,
  listManifests,
  loadParcel,
  moveManifest,
  nextManifestStep,
} from '#contract/manifests.ts'
import type { Db } from '../platform/database.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { record } from '../platform/events.ts'
import type { App } from '../platform/serve.ts'
import { load } from './load.ts'
import { move } from './move.ts'

export type Manifest = z.output<typeof createManifest.data>['manifest']
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

export async function manifestOf(db: Db, id: string) {
  const [manifest] = await manifestsWhere(db, sql`m.id = ${id}::uuid`)
  if (!manifest) throw notFound()
  return manifest
}

async function manifestsWhere(db: Db, where: ReturnType<typeof sql>): Promise<Manifest[]> {
  const { rows } = await sql<Omit<Manifest, 'next'>>`
    select m.id, m.mode, m.from_country, m.to_country, m.from_place, m.to_place, m.cut_off_at, m.departs_at, m.capacity_kg, m.loaded_kg, m.step,
      (select count(*)::int from manifest_parcels mp where mp.manifest_id = m.id) as parcels
    from manifests m where ${where} order by m.departs_at, m.id limit 200`.execute(db)
  return rows.map((row) => Object.assign(row, { next: nextManifestStep(row) ?? null }))
}

export function closed() {
  return conflict('manifest_closed')
}
