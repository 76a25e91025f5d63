import type { Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { freeVisitsOf } from '../slots/slots.ts'
import { freeVoucherOf } from '../vouchers/free.ts'

/** What an order had taken is free for others once it is not paid: places in time slots, its voucher. */
export async function letGoOf(tx: Transaction<DB>, order_id: string) {
  await freeVisitsOf(tx, order_id)
  await freeVoucherOf(tx, order_id)
}
