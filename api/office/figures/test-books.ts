import { sql } from 'kysely'
import type { OrderType } from '#contract/site/order-types.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { Db } from '../../platform/database.ts'

interface Order {
  tracking_number: string
  type: OrderType
  lane: string
  created_at: Date
  status: string
  total_sen: number
  is_lapsed: boolean
  /** What was earned with it: paid, less deposits, what was asked for once more, and what was given back. */
  earned: number
}

/**
 * Each order as its payment, its refunds and its vouchers tell it: without the ledger, without the figures, and without
 * the database's own rule for lanes. A batch is told by its shipments, but for the sen
 * that tell its transfer apart, which belong to no lane.
 */
export async function ordersOf(db: Db) {
  const { rows } = await sql<Order>`
    select o.tracking_number, o.type, o.created_at, p.status, o.total_sen,
      coalesce(s.lane, case when b.order_id is not null then 'domestic_' || b.country_id end, c.lane, 'other') as lane,
      p.status in ('expired', 'cancelled') or exists (select from cancellations x where x.order_id = o.id) as is_lapsed,
      (case when p.status = 'success' then case when o.type = 'batch' then 0 else o.total_sen end
          + case when o.paid_with is null and not is_missing(p.id) then p.unique_sen else 0 end
          - coalesce((select sum(l.amount_sen) from order_lines l where l.order_id = o.id and l.code = 'missing_payment'), 0)
          - coalesce((select sum(v.value_sen) from vouchers v where v.order_id = o.id and v.status <> 'void'), 0) else 0 end
        - coalesce((select sum(r.amount_sen) from refunds r where r.order_id = o.id and r.status <> 'withdrawn'
            and r.kind in ('credit', 'cancellation', 'return', 'change')), 0))::bigint as earned
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      left join shipments s on s.order_id = o.id left join box_purchases b on b.order_id = o.id
      left join shipments c on c.order_id = o.concerns`.execute(db)
  return rows
}

interface Way {
  type: PaymentType
  paid: number
  booked: number
}

/** What came in by each way to pay: by the payments and late transfers, and by the ledger. */
export async function waysOf(db: Db) {
  const { rows } = await sql<Way>`
    with paid as (
      select payment_account_id as account, amount_sen from payments where status = 'success' and not is_missing(id)
      union all select payment_account_id, amount_sen from late_transfers where outcome = 'owed' and undone_at is null
    )
    select a.payment_type_id as type,
      sum(coalesce((select sum(p.amount_sen) from paid p where p.account = a.id), 0))::bigint as paid,
      sum(coalesce((select sum(l.amount_sen) from ledger l where l.account = 'received:' || a.id), 0))::bigint as booked
    from payment_accounts a group by 1`.execute(db)
  return rows
}

/** What is owed and what went back: by the refunds, and by the ledger. */
export async function refundsOf(db: Db) {
  const { rows } = await sql<Record<'due' | 'owed' | 'paid' | 'paid_out', number>>`
    select (select coalesce(sum(amount_sen), 0) from refunds where status = 'due')::bigint as due,
      (select -sum(amount_sen) from ledger where account like '%\_owed')::bigint
        - (select coalesce(sum(value_sen), 0) from vouchers where status in ('issued', 'attached'))::bigint as owed,
      (select coalesce(sum(amount_sen), 0) from refunds where status = 'paid')::bigint as paid,
      (select -sum(amount_sen) from ledger where account like 'paid_out%')::bigint as paid_out`.execute(db)
  return rows[0]
}
