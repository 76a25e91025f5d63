import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { freeVouchers } from '../../money/vouchers/free.ts'
import { sendAhead } from '../../platform/database.ts'

/** A shipment that is not paid, or does not go, leaves its voucher free for another. */
export async function freeVoucherOf(tx: Transaction<DB>, order_id: string) {
  await freeVouchers(tx, sql`select voucher_id from shipments where order_id = ${order_id}::uuid`)
  await sendAhead(
    tx,
    sql`update shipments set voucher_id = null where order_id = ${order_id}::uuid
      and voucher_id in (select id from vouchers where status = 'issued')`,
  )
}

/** Vouchers of boxes that never come leave the shipments they are attached to, which go on at the full price as it was paid. */
export async function detachVouchersOf(tx: Transaction<DB>, box_order_id: string) {
  await freeVouchers(tx, sql`select id from vouchers where order_id = ${box_order_id}::uuid`)
  await sendAhead(
    tx,
    sql`update shipments s set voucher_id = null from vouchers v
      where v.order_id = ${box_order_id}::uuid and v.status = 'issued' and s.voucher_id = v.id`,
  )
}
