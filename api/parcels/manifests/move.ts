import { sql, type Transaction } from 'kysely'
import type { ManifestStep } from '#contract/parcels/manifest-steps.ts'
import { stepsAt } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { listed } from '../../platform/listed.ts'
import { addParcelEvents } from '../parcels/add-events.ts'
import { lockedManifest, manifestOf } from './manifest.ts'

/** Everything that can take this step takes it; what is held on its own, at customs say, stays where it is. */
export async function move(tx: Transaction<DB>, caller: Caller, manifest_id: string, step: ManifestStep) {
  const { id: actor_id } = caller
  const { next, parcels, step: was } = await lockedManifest(tx, caller, manifest_id)
  if (next !== step) throw conflict('step_not_legal')
  if (parcels === 0) throw conflict('manifest_empty')
  const { rows: movable } = await sql<{ order_id: string }>`
    select p.order_id from manifest_parcels mp join parcels p on p.order_id = mp.order_id
      join parcel_steps l on l.route = p.route and l.step = p.step and l.code = ${step}
    where mp.manifest_id = ${manifest_id}::uuid and p.step not in (${listed(stepsAt('held'))})
    order by p.order_id for update of p`.execute(tx)
  const events = movable.map(({ order_id }) => ({ order_id, code: step, actor_id, params: { manifest_id } }))
  const moved = events.length
  // At the port or airport of the manifest, and not where whoever says so works: no city is told.
  if (moved > 0) await addParcelEvents(tx, events)
  // Whatever has moved on is closed, whether anybody said so or not.
  await sql`update manifests set step = ${step}, closed_at = coalesce(closed_at, now()) where id = ${manifest_id}::uuid`.execute(
    tx,
  )
  const data = { moved, before: { step: was }, after: { step } }
  await record(tx, { name: 'manifest_moved', subject_id: manifest_id, actor_id, data })
  return { manifest: await manifestOf(tx, caller, manifest_id), moved, stayed: parcels - moved }
}
