import { sql } from 'kysely'
import { orderRules, typesAddingToPrice, type OrderType } from '#contract/site/order-types.ts'
import { stillPaid } from '../../money/payments/still-paid.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { Db } from '../../platform/database.ts'
import { backInCashTypes } from '#contract/site/payment-types.ts'
import { listed } from '../../platform/listed.ts'
import { asksForOwed } from '../../money/payments/payable.ts'
import { isPayingChange } from '../ending/withdraw-changes.ts'
import { status } from '../transactions/read.ts'

export interface Standing {
  order_id: string
  type: OrderType
  user_id: string | null
  status: PaymentStatus
  is_part: boolean
  /** Nobody has the parcel in hand: the table of steps still leads to a cancellation. */
  may_be_cancelled: boolean
  /** What was paid for it and has not gone back or lapsed already. */
  refund_sen: number
  unique_sen: number
  /** Deposits whose vouchers can still be used. */
  deposits_sen: number
  void_vouchers: number
  used_vouchers: number
  freed_serial: string | null
  /** Boxes whose vouchers can still be used, and what was paid for each. */
  boxes: { serial: string; is_attached: boolean }[]
  box_sen: number
  /** It asks for a payment that was approved and never came. */
  is_payable: boolean
  has_account: boolean
  /** A change asked for more, and a proof of it waits. */
  is_change_paid: boolean
  /** It was paid in cash. */
  is_cash: boolean
  /** Why a paid difference stays, when it does. */
  difference_obstacle:
    | 'approval_already_corrected'
    | 'order_over'
    | 'settled_by_return'
    | 'weighed_since'
    | null
}

/** Everything that decides whether an order can be cancelled, and what comes back. */
export async function standingOf(db: Db, number: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select o.id as order_id, o.type, o.user_id, ${status} as status, o.paid_with is not null as is_part,
      exists (select from parcels pc join parcel_steps s on s.route = pc.route and s.step = pc.step and s.code = 'cancelled' where pc.order_id = o.id) as may_be_cancelled,
      greatest(0, ${stillPaid(sql`o.id`)} - v.lapsed_sen)::bigint as refund_sen,
      (case when o.paid_with is null then p.unique_sen else 0 end + coalesce((select sum(dp.unique_sen) from orders d
        join payments dp on dp.order_id = d.id where d.concerns = o.id and d.type in (${listed(typesAddingToPrice)}) and dp.status = 'success'
          and not exists (select from cancellations dc where dc.order_id = d.id)), 0))::bigint as unique_sen,
      ${asksForOwed(sql`o.id`)} as is_payable, ${isPayingChange(sql`o.id`)} as is_change_paid,
      exists (select from refund_accounts a where a.user_id = o.user_id) as has_account, p.payment_type_id in (${listed(backInCashTypes)}) as is_cash, v.deposits_sen, v.void_vouchers, v.used_vouchers,
      v.boxes, coalesce((select b.price_sen + b.deposit_sen from box_purchases b where b.order_id = o.id), 0)::bigint as box_sen,
      (select a.serial from shipments s join vouchers a on a.id = s.voucher_id where s.order_id = o.id and a.status = 'attached') as freed_serial,
      (${differenceObstacle}) as difference_obstacle
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      cross join lateral (select
        coalesce(sum(value_sen) filter (where status in ('issued', 'attached')), 0)::bigint as deposits_sen,
        coalesce(sum(value_sen) filter (where status in ('expired', 'void') and corrected_by is null
          and not exists (select from box_cancellations c where c.voucher_id = vouchers.id)), 0)::bigint as lapsed_sen,
        coalesce(jsonb_agg(jsonb_build_object('serial', serial, 'is_attached', status = 'attached') order by id)
          filter (where status in ('issued', 'attached')), '[]') as boxes,
        count(*) filter (where status in ('issued', 'attached'))::int as void_vouchers,
        count(*) filter (where status in ('confirmed', 'refunded'))::int as used_vouchers
        from vouchers where order_id = o.id) v
    where o.tracking_number = ${number}`.execute(db)
  return rows[0]
}

/** What was weighed, charged or given back since counts on it; a return has settled it together with the freight. */
const differenceObstacle = sql`
  select case
    when is_missing(p.id) then 'approval_already_corrected'
    when exists (select from returns x where x.order_id = o.concerns) then 'settled_by_return'
    when exists (select from cancellations x where x.order_id = o.concerns) then 'order_over'
    when exists (select from weighings w join weighings later on later.order_id = w.order_id and later.id > w.id
      where w.payable_id = o.id and later.status not in ('same', 'replaced', 'cancelled')) then 'weighed_since' end
  where o.type in (${listed(typesAddingToPrice)})`

/** Whose wish it is: the owner's, or that of somebody of the office, who decides nothing about their own orders. */
export interface By {
  id: string
  isOwner: boolean
}

/** The word that says why an order cannot be cancelled now; nothing when it can. */
export function obstacleTo(standing: Standing, by: By) {
  const { type, user_id, status: paid, is_part, may_be_cancelled, used_vouchers, is_payable } = standing
  if (user_id === by.id && !by.isOwner) return 'own_order'
  if (is_payable) return 'payable_stays'
  if (paid === 'cancelled' || paid === 'expired') return 'order_over'
  if (paid === 'awaiting_approval') return 'decide_payment_first'
  if (paid === 'awaiting_payment') return is_part ? 'paid_with_batch' : undefined
  if (orderRules[type].holds === 'orders') return 'cancel_each_parcel'
  if (orderRules[type].addsToPrice)
    return by.isOwner ? 'difference_paid' : (standing.difference_obstacle ?? undefined)
  if (!may_be_cancelled) return 'parcel_in_hand'
  if (standing.is_change_paid) return 'decide_payment_first'
  return used_vouchers > 0 ? 'box_already_used' : undefined
}

/** The refusal that says why none of its boxes can be cancelled alone; nothing when it can. */
export function boxObstacleTo(standing: Standing, by: By) {
  const { type, status: paid, boxes, is_payable } = standing
  if (orderRules[type].holds !== 'boxes' || paid === 'awaiting_payment' || is_payable) return 'boxes_changed'
  const obstacle = obstacleTo(standing, by)
  if (obstacle === 'box_already_used') return boxes.length === 0 ? obstacle : undefined
  return obstacle
}
