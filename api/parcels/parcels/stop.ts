import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { addParcelEvents, addToEach } from './add-events.ts'
import { setHolder, takeOutOfHands } from './holders.ts'

/** Their payment never came: nobody has them in hand and they wait. The database refuses it where one has gone on. */
export async function stopParcels(tx: Transaction<DB>, orders: RawBuilder<unknown>, admin_id: string) {
  await addToEach(
    tx,
    'payment_withdrawn',
    sql`select order_id from parcels where order_id in (${orders})`,
    admin_id,
  )
  await takeOutOfHands(tx, orders)
}

/** Parcels that wait for a payment which does not come any more. */
export function cancelStopped(tx: Transaction<DB>, orders: RawBuilder<unknown>) {
  const stopped = sql`select order_id from parcels where step = 'payment_withdrawn' and order_id in (${orders})`
  return addToEach(tx, 'cancelled', stopped, null)
}

/** The chain says so, nobody carries it any more, and the database refuses it where the parcel has gone on. */
export async function cancelParcel(tx: Transaction<DB>, order_id: string, actor_id: string) {
  await addParcelEvents(tx, [{ order_id, code: 'cancelled', actor_id }])
  await setHolder(tx, order_id, null)
}
