import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { createManifest } from '#contract/parcels/manifests.ts'
import { isOffice } from '#contract/platform/roles.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { manifestOf } from './manifest.ts'

/** What an agent opens belongs to their counter; what the office opens is its own. */
export async function open(
  tx: Transaction<DB>,
  caller: Caller,
  fields: z.output<typeof createManifest.body>,
) {
  const counter_id = isOffice(caller.role) ? null : await counterOf(tx, caller.id)
  const { id } = await tx
    .insertInto('manifests')
    .values({ ...fields, counter_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const data = { from_place: fields.from_place, to_place: fields.to_place }
  await record(tx, { name: 'manifest_opened', subject_id: id, actor_id: caller.id, data })
  return { manifest: await manifestOf(tx, caller, id) }
}

async function counterOf(tx: Transaction<DB>, agent_id: string) {
  const { location_id } = await tx
    .selectFrom('users')
    .select('location_id')
    .where('id', '=', agent_id)
    .executeTakeFirstOrThrow()
  if (!location_id) throw conflict('counter_missing')
  return location_id
}
