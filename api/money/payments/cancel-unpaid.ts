import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { EventName } from '#contract/platform/events.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { record } from '../../platform/events.ts'
import { letGoOf } from './let-go.ts'

interface Event {
  name: EventName
  actor_id?: string
  data?: Record<string, unknown>
}

/**
 * The one way in which an order that waits for money is cancelled, whoever asks: what it held is free again and its
 * events say so. `which` narrows down payments `p` and their orders `o`; returns those that were cancelled.
 */
export async function cancelUnpaid(tx: Transaction<DB>, which: RawBuilder<unknown>, event: Event) {
  const { rows } = await sql<{ payment_id: string; order_id: string; status: PaymentStatus }>`
    update payments p set status = 'cancelled' from orders o
    where o.id = p.order_id and p.status = 'awaiting_payment' and ${which}
    returning p.id as payment_id, p.order_id, p.status`.execute(tx)
  for (const { payment_id, order_id } of rows) {
    await letGoOf(tx, order_id)
    await record(tx, { ...event, order_id, subject_id: payment_id })
  }
  return rows
}
