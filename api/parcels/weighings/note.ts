import { sql, type Transaction } from 'kysely'
import { eventMacros } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

/** What the timeline says about an open difference: that somebody is asked, never how much. */
export async function noteOf(
  tx: Transaction<DB>,
  order_id: string,
  code: 'sender_asked' | 'sender_answered',
  actor_id: string,
) {
  await sendAhead(
    tx,
    sql`
    insert into parcel_events (order_id, seq, code, macro, city_id, actor_id, hash)
    select ${order_id}::uuid, 0, ${code}, ${eventMacros[code]}, p.city_id, ${actor_id}::uuid, ''
    from shipment_parties p where p.order_id = ${order_id}::uuid and p.party = 'sender'`,
  )
}
