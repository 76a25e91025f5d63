import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** An order that asks for what is owed already, a payment that never came or a fee: its customer cannot cancel it. */
export function asksForOwed(order_id: RawBuilder<unknown>) {
  return sql<boolean>`(exists (select from approval_corrections c where c.payable_id = ${order_id})
    or exists (select from fees f where f.order_id = ${order_id}))`
}

export async function isPayable(db: Db, order_id: string) {
  const { rows } = await sql<{ is_payable: boolean }>`
    select ${asksForOwed(sql`${order_id}::uuid`)} as is_payable`.execute(db)
  return rows[0]?.is_payable ?? false
}
