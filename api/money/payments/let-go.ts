import { sql, type Transaction } from 'kysely'
import { eventMacros } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { freeVisitsOf } from '../../places/slots/slots.ts'
import { freeVoucherOf } from '../vouchers/free.ts'
import { reopenWeighing } from '../../parcels/weighings/settle.ts'

/** What an order had taken is free for others once it is not paid: places in time slots, its voucher. Its shipments are over, also those that were taken for paid. */
export async function letGoOf(tx: Transaction<DB>, order_id: string) {
  await freeVisitsOf(tx, order_id)
  await freeVoucherOf(tx, order_id)
  await reopenWeighing(tx, order_id)
  await sendAhead(
    tx,
    sql`
    insert into parcel_events (order_id, seq, code, macro, hash)
    select order_id, 0, 'cancelled', ${eventMacros.cancelled}, '' from parcels
    where step = 'payment_withdrawn' and order_id in (${paidWith(order_id)})`,
  )
  await sql`update shipments set closed_at = now() where order_id in (${paidWith(order_id)})`.execute(tx)
}

/** An order, and the shipments that it pays for. */
function paidWith(order_id: string) {
  return sql`select id from orders where id = ${order_id}::uuid or paid_with = ${order_id}::uuid`
}
