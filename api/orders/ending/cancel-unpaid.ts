import type { RawBuilder, Transaction } from 'kysely'
import type { EventName } from '#contract/platform/events.ts'
import type { DB } from '#database/schema.ts'
import { cancelPayments } from '../../money/payments/end-unpaid.ts'
import { record, type EventData } from '../../platform/events.ts'
import { letGoOf } from './let-go.ts'

interface Event {
  name: EventName
  actor_id?: string
  data?: EventData
}

/**
 * The one way in which an order that waits for money is cancelled, whoever asks: what it held is free again and its
 * events say so. `which` selects the ids of payments; returns those that were cancelled.
 */
export async function cancelUnpaid(tx: Transaction<DB>, which: RawBuilder<unknown>, event: Event) {
  const cancelled = await cancelPayments(tx, which)
  for (const { payment_id, order_id } of cancelled) {
    await letGoOf(tx, order_id)
    await record(tx, { ...event, order_id, subject_id: payment_id })
  }
  return cancelled
}
