import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { canBeLeft, leaveStop, takeStop } from '#contract/courier/stops.ts'
import type { Caller } from '../../platform/caller.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { carriedBy, numberIn } from '../../parcels/parcels/carried.ts'
import { letGo, takeInHand } from '../../parcels/parcels/holders.ts'

export function stopRoutes(app: App) {
  app.serve(takeStop, ({ user, params, once }) =>
    once(async (tx) => ({ parcel: await take(tx, user, numberIn(params.number)) })),
  )
  app.serve(leaveStop, async ({ user, params }) => ({
    parcel: await transaction(app.db, (tx) => leave(tx, user, numberIn(params.number))),
  }))
}

/** Of two who take the same stop the second finds it taken. The office assigns whatever is no stop of today. */
async function take(tx: Transaction<DB>, caller: Caller, number: string) {
  const parcel = await locked(tx, caller, number)
  if (parcel.is_mine) return parcel
  if (parcel.is_held) throw conflict('held_by_another')
  if (!parcel.may_take) throw conflict('stop_not_due')
  await takeInHand(tx, parcel.order_id, caller.id)
  await record(tx, { name: 'parcel_taken', order_id: parcel.order_id, actor_id: caller.id })
  return carriedBy(tx, caller, number)
}

/** The way back from it, until the parcel is in hand. One that lies with nobody has been left already. */
async function leave(tx: Transaction<DB>, caller: Caller, number: string) {
  const parcel = await locked(tx, caller, number)
  if (!parcel.is_mine && parcel.is_held) throw conflict('held_by_another')
  if (!parcel.is_mine) return parcel
  if (!canBeLeft(parcel.step ?? parcel.code)) throw conflict('stop_begun')
  await letGo(tx, parcel.order_id, caller.id)
  await record(tx, { name: 'parcel_left', order_id: parcel.order_id, actor_id: caller.id })
  return carriedBy(tx, caller, number)
}

/** The lock first: what is read after it is what whoever came before has left. */
async function locked(tx: Transaction<DB>, caller: Caller, number: string) {
  await sendAhead(tx, sql`select from parcels where tracking_number = ${number} for update`)
  return carriedBy(tx, caller, number)
}
