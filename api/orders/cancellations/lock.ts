import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { typesAddingToPrice } from '#contract/site/order-types.ts'
import { listed } from '../../platform/listed.ts'
import { sendAhead } from '../../platform/database.ts'

/** Whoever moves the parcel, or cancels it too, meets at its row; whoever confirms one of its boxes meets at the voucher. */
export async function lockOrder(tx: Transaction<DB>, number: string) {
  // Whoever weighs meets at the parcel of which this is the difference.
  await sendAhead(
    tx,
    sql`select from parcels where tracking_number = ${number} or order_id = (
      select concerns from orders where tracking_number = ${number} and type in (${listed(typesAddingToPrice)})) for update`,
  )
  // Shipments of one batch share visits: one ends after the other.
  await sendAhead(
    tx,
    sql`select from orders where id = (select paid_with from orders where tracking_number = ${number}) for no key update`,
  )
  await sendAhead(
    tx,
    sql`select from vouchers where order_id = (select id from orders where tracking_number = ${number}) order by id for update`,
  )
}
