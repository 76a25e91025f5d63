import { sql } from 'kysely'
import { orderRules, type OrderType } from '#contract/site/order-types.ts'
import { isAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { Db } from '../../platform/database.ts'
import { stillPaid } from '../../money/payments/still-paid.ts'
import { rateCardOf } from '../../prices/quotes/rate-cards.ts'
import { priceOfReturn } from './undone.ts'

export interface Standing {
  order_id: string
  type: OrderType
  user_id: string | null
  step: EventCode | null
  may_return: boolean
  /** Its sender was asked for a difference, and may be paying it now. */
  is_difference_open: boolean
  rate_card_id: string | null
  lines: { code: string; amount_sen: number }[]
  /** What weighing added since the lines were written. */
  settled_sen: number
  /** The receiver's end is a priority one, too. */
  has_priority_door: boolean
  /** What was paid and has not gone back. */
  most_sen: number
  /** Boxes that were bought and not used, with their deposits. */
  boxes_sen: number
  deposits_sen: number
  payment_account_id: string
  payment_type_id: PaymentType
}

/** Everything that decides whether a parcel can be sent back, what comes back and what it costs. */
export async function standingOf(db: Db, number: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select o.id as order_id, o.type, o.user_id, pc.step,
      exists (select from parcel_steps s where s.route = pc.route and s.step = pc.step and s.code = 'returning') as may_return,
      coalesce(unsettled_weighing(o.id) in ('agreed', 'changed'), false) as is_difference_open,
      s.rate_card_id, coalesce((select c.lines from order_changes c where c.order_id = o.id and c.lines is not null order by c.id desc limit 1),
        (select jsonb_agg(jsonb_build_object('code', l.code, 'amount_sen', l.amount_sen)) from order_lines l where l.order_id = o.id), '[]') as lines,
      coalesce((select sum(w.difference_sen) from weighings w where w.order_id = o.id and w.status in ('paid', 'credited')
        and not exists (select from order_changes c where c.order_id = o.id and c.lines is not null and c.at > w.at)), 0)::bigint as settled_sen,
      exists (select from shipment_parties t where t.order_id = o.id and t.party = 'receiver' and t.service_package = 'priority') as has_priority_door,
      greatest(0, ${stillPaid(sql`o.id`)})::bigint as most_sen,
      coalesce((select count(*) * (b.price_sen + b.deposit_sen) from vouchers v join box_purchases b on b.order_id = v.order_id
        where v.order_id = o.id and v.status in ('issued', 'attached') group by b.price_sen, b.deposit_sen), 0)::bigint as boxes_sen,
      coalesce((select sum(v.value_sen) from vouchers v where v.order_id = o.id and v.status in ('issued', 'attached')), 0)::bigint as deposits_sen,
      p.payment_account_id, p.payment_type_id
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      left join parcels pc on pc.order_id = o.id left join shipments s on s.order_id = o.id
    where o.tracking_number = ${number}`.execute(db)
  return rows[0]
}

/** The word that says why it cannot be sent back; nothing when it can. */
export function obstacleTo({ user_id, step, may_return, is_difference_open }: Standing, admin_id: string) {
  if (user_id === admin_id) return 'own_order'
  if (step === null || isAt(step, 'sender')) return 'parcel_with_sender'
  if (isAt(step, 'over', 'back')) return 'order_over'
  if (!may_return) return 'parcel_on_its_way'
  return is_difference_open ? 'difference_open' : undefined
}

/** What comes back and what is asked for, by the card the order was placed with. */
export async function amountsOf(db: Db, standing: Standing) {
  const { type, step, rate_card_id, most_sen, boxes_sen, has_priority_door } = standing
  if (step === null || rate_card_id === null)
    return { refund_sen: orderRules[type].holds === 'boxes' ? Math.min(boxes_sen, most_sen) : 0, fee_sen: 0 }
  const { card } = await rateCardOf(db, rate_card_id)
  const { priority, return_to_sender } = card.surcharges
  const { refund_sen, fee_sen } = priceOfReturn({
    ...standing,
    step,
    priority_to_door_sen: has_priority_door ? priority.price : 0,
    percent_of_freight: return_to_sender.percent_of_freight,
  })
  return { refund_sen: Math.max(0, Math.min(refund_sen, most_sen)), fee_sen }
}
