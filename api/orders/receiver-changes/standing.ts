import { sql } from 'kysely'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import { rateCardOf } from '../../prices/quotes/rate-cards.ts'
import type { Db } from '../../platform/database.ts'
import type { Changeable } from '../changes/standing.ts'
import { status } from '../transactions/read.ts'

/** The receiver of a shipment, with what decides whether they can be changed and what that costs. */
export interface Standing extends Changeable {
  name: string | null
  phone: string | null
  address: string | null
  postal_code: string | null
  has_visit: boolean
  needs_picture: boolean
}

export async function standingOf(db: Db, tracking_number: string) {
  const { rows } = await sql<Standing>`
    select o.id as order_id, o.tracking_number, o.user_id, ${status} as status, pc.step, s.rate_card_id,
      coalesce((select c.new_total_sen from order_changes c where c.order_id = o.id and c.lines is not null order by c.id desc limit 1), o.total_sen) as total_sen, p.payment_account_id, p.payment_type_id,
      r.erased_at is not null or exists (select from cancellations c where c.order_id = o.id) or exists (select from returns b where b.order_id = o.id) as is_over,
      r.name, r.phone, r.address, r.postal_code, r.visit_day is not null as has_visit,
      exists (select from passport_duties d where d.lane = s.lane and d.party = 'receiver' and d.is_required) as needs_picture
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id) join shipments s on s.order_id = o.id
      join shipment_parties r on r.order_id = o.id and r.party = 'receiver' left join parcels pc on pc.order_id = o.id
    where o.tracking_number = ${tracking_number}`.execute(db)
  return rows[0]
}

/** Why the office cannot change the receiver. */
export function obstacleTo(standing: Standing, admin_id: string): 'own_order' | 'order_over' | undefined {
  if (standing.user_id === admin_id) return 'own_order'
  return isOver(standing) ? 'order_over' : undefined
}

export function isOver({ is_over, status: paid, step }: Standing) {
  return (
    is_over ||
    paid === 'expired' ||
    paid === 'cancelled' ||
    (step !== null && (isAt(step, 'over', 'back') || step === 'refused'))
  )
}

export function isHandedOver({ step }: Pick<Standing, 'step'>) {
  return step !== null && !isAt(step, 'sender')
}

/** By the rate card of the order: nothing until it is handed over, and more once it has left its origin. */
export async function addressFeeOf(db: Db, { step, rate_card_id }: Pick<Standing, 'step' | 'rate_card_id'>) {
  if (step === null || isAt(step, 'sender')) return 0
  const { card } = await rateCardOf(db, rate_card_id)
  const { price, after_departure } = card.surcharges.address_change
  return isAt(step, 'collected', 'origin_hub') ? price : after_departure
}
