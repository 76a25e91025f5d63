import type { Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { addParcelEvents, cityOfScan } from '../parcels/add-events.ts'

/** What the timeline says about an open difference: that somebody is asked, never how much. */
export function noteOf(
  tx: Transaction<DB>,
  order_id: string,
  code: 'sender_asked' | 'sender_answered',
  actor_id: string,
) {
  return addParcelEvents(tx, [{ order_id, code, actor_id }], cityOfScan({ actor_id, code }))
}
