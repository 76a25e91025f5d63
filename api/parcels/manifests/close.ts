import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { closed, lockedManifest, manifestOf } from './manifest.ts'

/** Two who close it at once: the second reads that it is closed. */
export async function close(tx: Transaction<DB>, caller: Caller, manifest_id: string) {
  const { closed_at, step, parcels } = await lockedManifest(tx, caller, manifest_id)
  if (closed_at || step !== 'consolidated') throw closed()
  if (parcels === 0) throw conflict('manifest_empty')
  await sql`update manifests set closed_at = now() where id = ${manifest_id}::uuid`.execute(tx)
  const data = { parcels }
  await record(tx, { name: 'manifest_closed', subject_id: manifest_id, actor_id: caller.id, data })
  return { manifest: await manifestOf(tx, caller, manifest_id) }
}

export async function reopen(tx: Transaction<DB>, caller: Caller, manifest_id: string, reason: string) {
  const { closed_at, step } = await lockedManifest(tx, caller, manifest_id)
  if (!closed_at || step !== 'consolidated') throw conflict('manifest_not_closed')
  await tx.updateTable('manifests').set({ closed_at: null }).where('id', '=', manifest_id).execute()
  const data = { reason }
  await record(tx, { name: 'manifest_reopened', subject_id: manifest_id, actor_id: caller.id, data })
  return { manifest: await manifestOf(tx, caller, manifest_id) }
}
