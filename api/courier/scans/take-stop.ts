import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { carriedBy } from '../../parcels/parcels/carried.ts'
import { takeInHand } from '../../parcels/parcels/holders.ts'

/** Of two who take the same stop the second finds it taken. The office assigns whatever is no stop of today. */
export async function take(tx: Transaction<DB>, caller: Caller, number: string) {
  // The lock first: what is read after it is what whoever came before has left.
  await sendAhead(tx, sql`select from parcels where tracking_number = ${number} for update`)
  const parcel = await carriedBy(tx, caller, number)
  if (parcel.is_mine) return parcel
  if (parcel.is_held) throw conflict('held_by_another')
  if (!parcel.may_take) throw conflict('stop_not_due')
  await takeInHand(tx, parcel.order_id, caller.id)
  await record(tx, { name: 'parcel_taken', order_id: parcel.order_id, actor_id: caller.id })
  return carriedBy(tx, caller, number)
}
