import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { correctParcel } from '#contract/office/office-parcels.ts'
import type { Route } from '#contract/parcels/parcel-routes.ts'
import { isAt, isOver, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { lockManifestOf, unloadBefore } from '../../parcels/manifests/unload.ts'
import { makeDoorCode } from '../../parcels/door-codes/open-door.ts'
import { fetchedAfterAll } from '../../orders/changes/brought-instead.ts'
import { closeShipment, reopenShipment } from '../../orders/ending/close-shipment.ts'
import { addParcelEventNow, cityOfLast } from '../../parcels/parcels/add-events.ts'
import { setHolder } from '../../parcels/parcels/holders.ts'
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
  if (isAt(step, 'sender')) await fetchedAfterAll(tx, parcel.order_id, admin_id)
  await makeDoorCode(tx, { order_id: parcel.order_id, actor_id: admin_id, code: step })
  // Nobody has in hand what has come to its end, whoever took it since.
  if (isOver(step)) await setHolder(tx, parcel.order_id, null)
  if (isOver(parcel.step) !== isOver(step))
    await (isOver(step) ? closeShipment(tx, parcel.order_id) : reopenShipment(tx, parcel.order_id))
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
    const event = { order_id, code: 'corrected', step: params.step, params, actor_id } as const
    await addParcelEventNow(tx, event, cityOfLast(params.step))
  } catch (error) {
    if (violates(error, 'parcel_events_step')) throw conflict('step_not_legal')
    if (violates(error, 'parcel_events_weighing')) throw conflict('sender_not_agreed')
    throw error
  }
}
