import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { recordMany } from '../../platform/events.ts'

/**
 * The boxes of this order never come, so their vouchers are worth nothing. Those that were attached have left their
 * shipments before. The caller holds the locks and says where the deposits go.
 */
export async function voidVouchersOf(tx: Transaction<DB>, order_id: string, actor_id: string) {
  const { rows } = await sql<{ id: string }>`
    update vouchers set status = 'void' where order_id = ${order_id}::uuid and status = 'issued' returning id`.execute(
    tx,
  )
  await recordMany(
    tx,
    rows.map(({ id }) => ({ name: 'voucher_void' as const, order_id, subject_id: id, actor_id })),
  )
}
