import { sql, type Transaction } from 'kysely'
import type { EventName } from '#contract/platform/events.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

/**
 * The boxes of this order never come, so their vouchers are worth nothing. One that is attached leaves its shipment first:
 * that shipment goes on, at the full price as it was paid. The caller holds the locks and says where the deposits go.
 */
export async function voidVouchersOf(tx: Transaction<DB>, order_id: string, actor_id: string) {
  await sendAhead(
    tx,
    sql`
    with detached as (
      update vouchers set status = 'issued' where order_id = ${order_id}::uuid and status = 'attached' returning id
    )
    update shipments s set voucher_id = null from detached d where s.voucher_id = d.id`,
  )
  await sendAhead(
    tx,
    sql`
    with ended as (
      update vouchers set status = 'void' where order_id = ${order_id}::uuid and status = 'issued' returning id
    )
    insert into events (name, order_id, subject_id, actor_id)
    select ${'voucher_void' satisfies EventName}, ${order_id}::uuid, id, ${actor_id}::uuid from ended`,
  )
}
