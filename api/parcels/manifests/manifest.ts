import { sql } from 'kysely'
import type { z } from 'zod'
import { nextManifestStep, type createManifest } from '#contract/parcels/manifests.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'

export type Manifest = z.output<typeof createManifest.data>['manifest']

export async function manifestOf(db: Db, id: string) {
  const [manifest] = await manifestsWhere(db, sql`m.id = ${id}::uuid`)
  if (!manifest) throw notFound()
  return manifest
}

export async function manifestsWhere(db: Db, where: ReturnType<typeof sql>): Promise<Manifest[]> {
  const { rows } = await sql<Omit<Manifest, 'next'>>`
    select m.id, m.mode, m.from_country, m.to_country, m.from_place, m.to_place, m.cut_off_at, m.departs_at, m.capacity_kg, m.loaded_kg, m.step,
      (select count(*)::int from manifest_parcels mp where mp.manifest_id = m.id) as parcels
    from manifests m where ${where} order by m.departs_at, m.id limit 200`.execute(db)
  return rows.map((row) => Object.assign(row, { next: nextManifestStep(row) ?? null }))
}

export function closed() {
  return conflict('manifest_closed')
}
