import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { cancelStopped } from '../../parcels/parcels/stop.ts'
import { freeVisitsOf } from '../../places/slots/slots.ts'
import { closeShipments } from './close-shipment.ts'
import { freeVoucherOf } from './vouchers.ts'
import { reopenWeighing } from '../../parcels/weighings/settle.ts'

/** What an order had taken is free for others once it is not paid: places in time slots, its voucher. Its shipments are over, also those that were taken for paid. */
export async function letGoOf(tx: Transaction<DB>, order_id: string) {
  await freeVisitsOf(tx, order_id)
  await freeVoucherOf(tx, order_id)
  await reopenWeighing(tx, order_id)
  const shipments = paidWith(order_id)
  await cancelStopped(tx, shipments)
  await closeShipments(tx, shipments)
}

/** An order, and the shipments that it pays for. */
function paidWith(order_id: string) {
  return sql`select id from orders where id = ${order_id}::uuid or paid_with = ${order_id}::uuid`
}
