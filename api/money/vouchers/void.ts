import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { recordMany } from '../../platform/events.ts'

/**
 * The boxes of this order never come, so their vouchers are worth nothing. Those that were attached have left their
 * shipments before. The caller holds the locks and says where the deposits go.
 */
export function voidVouchersOf(tx: Transaction<DB>, order_id: string, actor_id: string) {
  return voidVouchers(tx, sql`select id from vouchers where order_id = ${order_id}::uuid`, actor_id)
}

/** The same for some of them; `which` selects their ids. */
export async function voidVouchers(tx: Transaction<DB>, which: RawBuilder<unknown>, actor_id: string) {
  const { rows } = await sql<{ id: string; order_id: string }>`
    update vouchers set status = 'void' where status = 'issued' and id in (${which}) returning id, order_id`.execute(
    tx,
  )
  await recordMany(
    tx,
    rows.map(({ id, order_id }) => ({ name: 'voucher_void' as const, order_id, subject_id: id, actor_id })),
  )
}
