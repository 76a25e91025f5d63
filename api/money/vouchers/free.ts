import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'

/** A shipment that is not paid, or does not go, leaves its voucher free for another. */
export function freeVoucherOf(tx: Transaction<DB>, order_id: string) {
  return sql`
    with freed as (
      update vouchers v set status = 'issued' from shipments s
      where s.order_id = ${order_id}::uuid and v.id = s.voucher_id and v.status = 'attached' returning v.id
    )
    update shipments s set voucher_id = null from freed where s.order_id = ${order_id}::uuid and s.voucher_id = freed.id`.execute(
    tx,
  )
}
