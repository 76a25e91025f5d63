import { sql } from 'kysely'
import { kindsOfPayment } from '#contract/money/refunds.ts'
import { listed } from '../../platform/listed.ts'

/** What was paid for an order and has not gone back: refunds of its payment are never more. */
export function stillPaid(order_id: ReturnType<typeof sql>) {
  return sql`(paid_for(${order_id}) - coalesce((select sum(r.amount_sen) from refunds r
    where r.order_id = ${order_id} and r.kind in (${listed(kindsOfPayment)})), 0))`
}
