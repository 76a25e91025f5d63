import { sql } from 'kysely'
import type { OrderType } from '#contract/site/order-types.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { counterTypes } from '#contract/site/payment-types.ts'
import { asksForOwed } from '../../money/payments/payable.ts'
import { areVisitsAhead } from '../../places/slots/slots.ts'
import type { Db } from '../../platform/database.ts'
import { listed } from '../../platform/listed.ts'

export interface Standing {
  order_id: string
  payment_id: string
  user_id: string | null
  type: OrderType
  status: PaymentStatus
  amount_sen: number
  payment_account_id: string
  is_cash: boolean
  is_part: boolean
  is_matched: boolean
  /** What it asked for before it was changed or paid another way, and no transfer was matched to. */
  replaced: { id: string; amount_sen: number }[]
  /** It was paid before, wrongly, or a fee that the office does without. */
  is_settled: boolean
  /** It asks for a payment that was approved and never came, or for a fee. */
  is_payable: boolean
  are_visits_ahead: boolean
  /** The voucher it was ordered with. */
  voucher_id: string | null
  is_voucher_free: boolean
}

/** Everything that decides whether a transfer can be matched, and whether it can revive the order. */
export async function standingOf(db: Db, number: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select o.id as order_id, p.id as payment_id, o.user_id, o.type, p.status, p.amount_sen, p.payment_account_id,
      p.payment_type_id in (${listed(counterTypes)}) as is_cash, o.paid_with is not null as is_part,
      exists (select from late_transfers t where t.payment_id = p.id and t.undone_at is null and t.replaced_id is null) as is_matched, (${replaced}) as replaced,
      exists (select from parcels pc join orders x on x.id = pc.order_id where x.id = o.id or x.paid_with = o.id)
        or exists (select from fees f where f.order_id = o.id and f.waived_at is not null) as is_settled,
      ${asksForOwed(sql`o.id`)} as is_payable, ${areVisitsAhead(sql`(select id from orders where tracking_number = ${number})`)} as are_visits_ahead,
      s.released_voucher_id as voucher_id,
      coalesce(v.status = 'issued' and v.expires_at > now() and v.user_id = o.user_id, false) as is_voucher_free
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      left join shipments s on s.order_id = o.id left join vouchers v on v.id = s.released_voucher_id
    where o.tracking_number = ${number}`.execute(db)
  return rows[0]
}

const replaced = sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'amount_sen', x.amount_sen) order by x.id desc), '[]') from replaced_payments x
  where x.payment_id = p.id and x.payment_type_id not in (${listed(counterTypes)})
    and not exists (select from late_transfers t where t.replaced_id = x.id and t.undone_at is null)`

/** The word that says why no transfer can be matched; nothing when one can. */
export function obstacleTo(standing: Standing, admin_id: string) {
  const { user_id, status, is_part, is_cash, is_matched, replaced: before } = standing
  if (user_id === admin_id) return 'own_order'
  if (is_part) return 'paid_with_batch'
  if (before.length > 0) return undefined
  if (is_matched) return 'transfer_already_matched'
  // Of a paid order what came beyond its amount goes back.
  if (status === 'awaiting_payment' || status === 'awaiting_approval') return 'order_not_over'
  return is_cash ? 'not_by_transfer' : undefined
}

/** The word that says why the order stays over; nothing when it can be paid after all. */
export function revivalObstacleTo(standing: Standing) {
  const { status, is_settled, is_matched, are_visits_ahead, voucher_id, is_voucher_free } = standing
  if (status !== 'expired' && status !== 'cancelled') return 'order_not_over'
  if (is_matched) return 'transfer_already_matched'
  if (status !== 'expired' || is_settled) return 'order_over'
  if (!are_visits_ahead) return 'visit_over'
  return voucher_id !== null && !is_voucher_free ? 'voucher_not_free' : undefined
}
