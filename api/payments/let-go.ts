import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { freeVisitsOf } from '../slots/slots.ts'
import { freeVoucherOf } from '../vouchers/free.ts'
import { reopenWeighing } from '../weighings/settle.ts'

/** What an order had taken is free for others once it is not paid: places in time slots, its voucher. The shipment is over. */
export async function letGoOf(tx: Transaction<DB>, order_id: string) {
  await freeVisitsOf(tx, order_id)
  await freeVoucherOf(tx, order_id)
  await reopenWeighing(tx, order_id)
  await tx
    .updateTable('shipments')
    .set({ closed_at: sql`now()` })
    .where('order_id', '=', order_id)
    .execute()
}
