import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

/** Vouchers that their shipments do not use are free for others; `which` selects their ids. */
export function freeVouchers(tx: Transaction<DB>, which: RawBuilder<unknown>) {
  return sendAhead(
    tx,
    sql`update vouchers set status = 'issued' where status = 'attached' and id in (${which})`,
  )
}
