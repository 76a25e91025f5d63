import { sql, type Transaction } from 'kysely'
import type { ManifestStep } from '#contract/parcels/manifests.ts'
import { stepsAt } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { listed } from '../../platform/listed.ts'
import { addParcelEvents, cityOfScan } from '../parcels/add-events.ts'
import { manifestOf } from './manifest.ts'

/** Everything that can take this step takes it; what is held on its own, at customs say, stays where it is. */
export async function move(tx: Transaction<DB>, actor_id: string, manifest_id: string, step: ManifestStep) {
  await sendAhead(tx, sql`select from manifests where id = ${manifest_id}::uuid for update`)
  const { next, parcels } = await manifestOf(tx, manifest_id)
  if (next !== step) throw conflict('step_not_legal')
  if (parcels === 0) throw conflict('manifest_empty')
  const { rows: movable } = await sql<{ order_id: string }>`
    select p.order_id from manifest_parcels mp join parcels p on p.order_id = mp.order_id
      join parcel_steps l on l.route = p.route and l.step = p.step and l.code = ${step}
    where mp.manifest_id = ${manifest_id}::uuid and p.step not in (${listed(stepsAt('held'))})
    order by p.order_id for update of p`.execute(tx)
  const events = movable.map(({ order_id }) => ({ order_id, code: step, actor_id, params: { manifest_id } }))
  const moved = events.length
  if (moved > 0) await addParcelEvents(tx, events, cityOfScan({ actor_id, code: step }))
  await tx.updateTable('manifests').set({ step }).where('id', '=', manifest_id).execute()
  await record(tx, { name: 'manifest_moved', subject_id: manifest_id, actor_id, data: { step, moved } })
  return { manifest: await manifestOf(tx, manifest_id), moved, stayed: parcels - moved }
}
