import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Whether an order asks for a payment that was approved and never came: nothing else hangs on it. */
export async function isPayable(db: Db, order_id: string) {
  const { rows } = await sql`
    select from approval_corrections where payable_id = ${order_id}::uuid`.execute(db)
  return rows.length > 0
}
