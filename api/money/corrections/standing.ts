import { sql } from 'kysely'
import { stepsAt } from '#contract/parcels/parcel-steps.ts'
import type { CorrectionWay } from '#contract/money/corrections.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { OrderType } from '#contract/site/order-types.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { isCarried } from './carried.ts'
import { listed } from '../../platform/listed.ts'
import type { Db } from '../../platform/database.ts'

export interface Standing {
  payment_id: string
  order_id: string
  type: OrderType
  user_id: string | null
  /** What an order of its own would be about. */
  concerns: string
  status: PaymentStatus
  payment_type_id: PaymentType
  payment_account_id: string
  base_sen: number
  unique_sen: number
  amount_sen: number
  is_part: boolean
  is_missing: boolean
  /** It was cancelled after it was paid, or a part of it. */
  is_cancelled: boolean
  parcels: number
  /** Parcels that somebody has in hand, or had. */
  handed_over: number
  unused_vouchers: number
  unused_sen: number
  used_vouchers: number
  /** A difference that its parcel has gone on with. */
  has_gone_on: boolean
  is_carried: boolean
}

/** Everything that decides what a correction does. */
export async function standingOf(db: Db, number: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select p.id as payment_id, o.id as order_id, o.type, o.user_id, coalesce(o.concerns, o.id) as concerns, p.status,
      p.payment_type_id, p.payment_account_id, p.base_sen, p.unique_sen, p.amount_sen,
      o.paid_with is not null as is_part, is_missing(p.id) as is_missing,
      exists (select from cancellations c join orders x on x.id = c.order_id
        where (x.id = o.id or x.paid_with = o.id) and c.was_paid)
        or exists (select from box_cancellations c where c.order_id = o.id) as is_cancelled,
      hands.parcels, hands.handed_over, v.unused_vouchers, v.unused_sen, v.used_vouchers, (${goneOn}) as has_gone_on,
      ${isCarried} as is_carried
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
      cross join lateral (select count(*)::int as parcels,
        count(*) filter (where not exists (select from parcel_steps s
          where s.route = pc.route and s.step = pc.step and s.code = 'payment_withdrawn'))::int as handed_over
        from parcels pc join orders x on x.id = pc.order_id where x.id = o.id or x.paid_with = o.id) hands
      cross join lateral (select
        count(*) filter (where status in ('issued', 'attached'))::int as unused_vouchers,
        coalesce(sum(value_sen) filter (where status in ('issued', 'attached')), 0)::bigint as unused_sen,
        count(*) filter (where status not in ('issued', 'attached') and corrected_by is null)::int as used_vouchers
        from vouchers where order_id = o.id) v
    where o.tracking_number = ${number}`.execute(db)
  return rows[0]
}

/** The parcel has left its origin, is on a manifest, or was weighed again since this difference was paid. */
const goneOn = sql`exists (select from weighings w join parcels pc on pc.order_id = w.order_id
  where w.payable_id = o.id and (pc.step not in (${listed(stepsAt('origin_hub'))})
    or exists (select from manifest_parcels m where m.order_id = w.order_id)
    or exists (select from weighings later where later.order_id = w.order_id and later.id > w.id)))`

/** The word that says why an approval cannot be corrected; nothing when it can. */
export function obstacleTo(standing: Standing, admin_id: string) {
  const { user_id, status, is_part, is_missing, is_cancelled } = standing
  if (user_id === admin_id) return 'own_order'
  if (is_part) return 'correct_the_batch'
  if (status !== 'success') return 'payment_not_approved'
  if (is_missing) return 'approval_already_corrected'
  return is_cancelled ? 'cancelled_and_owed' : undefined
}

/** What nobody has in hand and nobody has used waits again; everything else goes on, and what is missing is asked for. */
export function wayOf({ handed_over, used_vouchers, has_gone_on }: Standing): CorrectionWay {
  return handed_over > 0 || used_vouchers > 0 || has_gone_on ? 'payable' : 'again'
}

/** The deposits of boxes whose vouchers end are not owed, so nobody is asked for them. */
export function missingOf({ base_sen, unused_sen }: Standing) {
  return base_sen - unused_sen
}
