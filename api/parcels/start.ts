import { sql, type Transaction } from 'kysely'
import { eventMacros } from '#contract/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../platform/database.ts'

const first = ['order_created', 'payment_confirmed', 'label_created'] as const

/** A paid order can be followed from now on. */
export async function startParcel(tx: Transaction<DB>, order_id: string, actor_id: string) {
  const parcel = sql`
    insert into parcels (order_id, tracking_number, step, code, macro, last_seq, last_hash)
    select id, tracking_number, 'none', 'order_created', 'pending', 0, '' from orders where id = ${order_id}::uuid`
  await sendAhead(tx, parcel)
  for (const code of first) {
    const event = sql`
      insert into parcel_events (order_id, seq, code, macro, actor_id, hash)
      values (${order_id}::uuid, 0, ${code}, ${eventMacros[code]}, ${actor_id}::uuid, '')`
    await sendAhead(tx, event)
  }
}
