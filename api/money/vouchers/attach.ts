import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

/** A free voucher of this person belongs to their shipment from now on; two shipments cannot take the same one. */
export function attachVoucher(tx: Transaction<DB>, user_id: string, voucher_id: string) {
  return sendAhead(
    tx,
    sql`update vouchers set status = 'attached'
    where id = ${voucher_id}::uuid and user_id = ${user_id}::uuid and status = 'issued' and expires_at > now()`,
  )
}

/** Whether the voucher was attached in this transaction and fits the box; no shipment carries it yet. */
export function isAttachedFor(user_id: string, voucher_id: string, box_label: string | undefined) {
  return sql<boolean>`exists (select from vouchers v where v.id = ${voucher_id}::uuid and v.user_id = ${user_id}::uuid
    and v.status = 'attached' and v.box_label = ${box_label ?? null}::text
    and not exists (select from shipments s where s.voucher_id = v.id))`
}
