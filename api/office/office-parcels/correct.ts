import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { correctParcel } from '#contract/office/office-parcels.ts'
import type { Route } from '#contract/parcels/parcel-routes.ts'
import { eventMacros, isOver, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { lockManifestOf, unloadBefore } from '../../parcels/manifests/unload.ts'
import { violates } from '../../platform/database-errors.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'

interface Locked {
  order_id: string
  user_id: string | null
  step: EventCode
  route: Route
  last_seq: number
}

/** A wrong event stays where it is; another one says so, and where the parcel really stands. */
export async function correct(
  tx: Transaction<DB>,
  admin_id: string,
  number: string,
  { step, reason, last_seq }: z.output<typeof correctParcel.body>,
) {
  await lockManifestOf(tx, number)
  await sendAhead(tx, sql`select from parcels where tracking_number = ${number} for update`)
  const { rows } = await sql<Locked>`
    select p.order_id, p.step, p.route, p.last_seq, o.user_id from parcels p join orders o on o.id = p.order_id
    where p.tracking_number = ${number}`.execute(tx)
  const [parcel] = rows
  if (!parcel) throw notFound()
  if (parcel.user_id === admin_id) throw conflict('own_order')
  if (parcel.last_seq !== last_seq) throw conflict('newer_event')
  await addCorrection(tx, admin_id, parcel.order_id, { step, reason })
  await unloadBefore(tx, parcel, step)
  if (isOver(parcel.step) !== isOver(step))
    await sql`update shipments set closed_at = ${isOver(step) ? sql`now()` : null} where order_id = ${parcel.order_id}::uuid`.execute(
      tx,
    )
  await record(tx, {
    name: 'parcel_corrected',
    order_id: parcel.order_id,
    actor_id: admin_id,
    data: { from: parcel.step, to: step, reason },
  })
  return {}
}

async function addCorrection(
  tx: Transaction<DB>,
  actor_id: string,
  order_id: string,
  params: { step: EventCode; reason: string },
) {
  try {
    await sql`
      insert into parcel_events (order_id, seq, code, macro, city_id, params, actor_id, hash)
      select ${order_id}::uuid, 0, 'corrected', ${eventMacros[params.step]}, e.city_id, ${JSON.stringify(params)}::jsonb, ${actor_id}::uuid, ''
      from (select 1) one left join lateral (select city_id from parcel_events
        where order_id = ${order_id}::uuid and code = ${params.step} order by seq desc limit 1) e on true`.execute(
      tx,
    )
  } catch (error) {
    if (violates(error, 'parcel_events_step')) throw conflict('step_not_legal')
    if (violates(error, 'parcel_events_weighing')) throw conflict('sender_not_agreed')
    throw error
  }
}
