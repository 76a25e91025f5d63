import { sql, type RawBuilder, type Transaction } from 'kysely'
import { eventMacros } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

/** One that was paid before, wrongly, is there already and goes on where it stopped. */
const first = ['order_created', 'payment_confirmed', 'label_created'] as const

/** A paid order can be followed from now on. */
export function startParcel(tx: Transaction<DB>, order_id: string, actor_id: string) {
  return startEach(tx, sql`select id from orders where id = ${order_id}::uuid`, actor_id)
}

/** The shipments of a paid batch, however many, in as many statements as one takes. */
export function startParcelsOf(tx: Transaction<DB>, batch_id: string, actor_id: string) {
  return startEach(tx, sql`select id from orders where paid_with = ${batch_id}::uuid`, actor_id)
}

async function startEach(tx: Transaction<DB>, orders: RawBuilder<unknown>, actor_id: string) {
  const parcels = sql`
    insert into parcels (order_id, tracking_number, step, code, macro, last_seq, last_hash)
    select id, tracking_number, 'none', 'order_created', 'pending', 0, '' from orders where id in (${orders})
    on conflict (order_id) do nothing`
  await sendAhead(tx, parcels)
  for (const code of first) {
    const events = sql`
      insert into parcel_events (order_id, seq, code, macro, actor_id, hash)
      select p.order_id, 0, ${code}, ${eventMacros[code]}, ${actor_id}::uuid, '' from parcels p
      where p.order_id in (${orders}) and (${code} <> 'order_created' or p.step = 'none')`
    await sendAhead(tx, events)
  }
}
