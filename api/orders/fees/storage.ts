import { sql, type Transaction } from 'kysely'
import { isStored, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { movesParcel } from '#contract/parcels/after-step.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { DB } from '#database/schema.ts'
import type { Db } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { clockOf } from '../../places/geography/clock.ts'
import { stayBegan } from '../../parcels/tracking/stay.ts'
import { rateCardOf } from '../../prices/quotes/rate-cards.ts'
import { placeFee } from '../placing/place-fee.ts'

interface Stay {
  user_id: string | null
  rate_card_id: string
  payment_account_id: string
  payment_type_id: PaymentType
  /** By the calendar of the place; null when it does not lie there. */
  days: number | null
}

/** What lying here has cost until today, beyond the free days of the card its order was placed with. */
export async function storageOf(db: Db, order_id: string) {
  const { rows } = await sql<Stay>`
    select o.user_id, s.rate_card_id, p.payment_account_id, p.payment_type_id,
      (now() at time zone ${clockOf(sql`t.region_id`)})::date - ${stayBegan(sql`o.id`, sql`t.region_id`)} as days
    from orders o join shipments s on s.order_id = o.id join payments p on p.order_id = coalesce(o.paid_with, o.id)
      join shipment_parties t on t.order_id = o.id and t.party = 'receiver'
    where o.id = ${order_id}::uuid`.execute(db)
  const [stay] = rows
  if (!stay?.days) return undefined
  const { card } = await rateCardOf(db, stay.rate_card_id)
  const { free_days, per_day } = card.surcharges.storage
  const days = Math.max(0, stay.days - free_days)
  return days * per_day > 0 ? { ...stay, days, amount_sen: days * per_day } : undefined
}

/** The stay is over with this step, and its sender is asked for what it cost. */
export async function chargeStorage(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  { order_id, step, next }: { order_id: string; step: EventCode | null; next: EventCode },
) {
  if (step === null || !isStored(step) || isStored(next) || !movesParcel(next)) return
  const stay = await storageOf(tx, order_id)
  if (!stay) return
  const { user_id, payment_account_id, payment_type_id, amount_sen, days } = stay
  // The account was deleted: nobody can pay, and the log says what was not asked for.
  if (user_id === null) return record(tx, { name: 'storage_not_charged', order_id, data: { amount_sen } })
  const how = { user_id, payment_account_id, payment_type_id, amount_sen, quantity: days }
  await placeFee(app, tx, { kind: 'storage', concerns: order_id, ...how })
}
