import { sql, type Transaction } from 'kysely'
import type { Route } from '#contract/parcels/parcel-routes.ts'
import { stepsAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { listed } from '../../platform/listed.ts'
import { addParcelEventNow, cityOfLast } from '../parcels/add-events.ts'
import { numberIn } from '../parcels/carried.ts'
import { closed, lockedManifest, manifestOf } from './manifest.ts'
import { unloadBefore } from './unload.ts'

interface Loaded {
  order_id: string
  route: Route
  is_own: boolean
  /** Where it stood before it was loaded. */
  step: EventCode | null
}

/** Loaded by mistake: until the manifest is closed, the parcel can go back to its previous step and free its place. */
export async function takeOut(tx: Transaction<DB>, caller: Caller, manifest_id: string, given: string) {
  const tracking_number = numberIn(given)
  const { id: actor_id } = caller
  const manifest = await lockedManifest(tx, caller, manifest_id)
  if (manifest.closed_at || manifest.step !== 'consolidated') throw closed()
  const { order_id, route, step, is_own } = await find(tx, { actor_id, manifest_id, tracking_number })
  if (is_own) throw conflict('own_order')
  if (!step) throw conflict('step_not_legal')
  const params = { step, reason: 'wrong_step' }
  await addParcelEventNow(tx, { order_id, code: 'corrected', step, params, actor_id }, cityOfLast(step))
  await unloadBefore(tx, { order_id, route }, step)
  const data = { from: 'consolidated', to: step, reason: 'wrong_step' }
  await record(tx, { name: 'parcel_corrected', order_id, subject_id: manifest_id, actor_id, data })
  return { manifest: await manifestOf(tx, caller, manifest_id), tracking_number }
}

interface Which {
  actor_id: string
  manifest_id: string
  tracking_number: string
}

async function find(tx: Transaction<DB>, { actor_id, manifest_id, tracking_number }: Which) {
  await sendAhead(tx, sql`select from parcels where tracking_number = ${tracking_number} for update`)
  const { rows } = await sql<Loaded>`
    select p.order_id, p.route, o.user_id is not distinct from ${actor_id}::uuid as is_own,
      (select e.code from parcel_events_of(p.order_id) e where e.code in (${listed(stepsAt('origin_hub'))})
        order by e.seq desc limit 1) as step
    from parcels p join orders o on o.id = p.order_id join manifest_parcels mp on mp.order_id = p.order_id
    where p.tracking_number = ${tracking_number} and mp.manifest_id = ${manifest_id}::uuid and p.step = 'consolidated'`.execute(
    tx,
  )
  const [loaded] = rows
  if (!loaded) throw conflict('parcel_not_loaded')
  return loaded
}
