import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { nextManifestStep } from '#contract/parcels/manifest-steps.ts'
import type { createManifest } from '#contract/parcels/manifests.ts'
import { isOffice } from '#contract/platform/roles.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'

export type Manifest = z.output<typeof createManifest.data>['manifest']

export async function manifestOf(db: Db, caller: Caller, id: string) {
  const [manifest] = await manifestsWhere(db, caller, sql`m.id = ${id}::uuid`)
  if (!manifest) throw notFound()
  return manifest
}

/** The lock first: what is read after it is what the change before this one left. */
export async function lockedManifest(tx: Transaction<DB>, caller: Caller, id: string) {
  await sendAhead(tx, sql`select from manifests where id = ${id}::uuid for update`)
  return manifestOf(tx, caller, id)
}

/** The office sees all; for an agent there are only those of their counter. */
export async function manifestsWhere(
  db: Db,
  { id, role }: Caller,
  where: ReturnType<typeof sql>,
): Promise<Manifest[]> {
  const isSeen = isOffice(role)
    ? sql`true`
    : sql`m.counter_id = (select me.location_id from users me where me.id = ${id}::uuid)`
  const { rows } = await sql<Omit<Manifest, 'next'>>`
    select m.id, m.mode, m.from_country, m.to_country, m.from_place, m.to_place, m.cut_off_at, m.departs_at, m.capacity_kg, m.loaded_kg, m.step,
      counter.label as counter, m.closed_at,
      (select count(*)::int from manifest_parcels mp where mp.manifest_id = m.id) as parcels
    from manifests m left join locations counter on counter.id = m.counter_id
    where ${where} and ${isSeen} order by m.departs_at, m.id limit 200`.execute(db)
  return rows.map((row) => Object.assign(row, { next: nextManifestStep(row) ?? null }))
}

export function closed() {
  return conflict('manifest_closed')
}
