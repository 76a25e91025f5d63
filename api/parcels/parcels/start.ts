import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { addToEach } from './add-events.ts'

const ordered = sql`(select o.created_at from orders o where o.id = parcel.order_id)`

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
    const isFirst = code === 'order_created'
    const isNew = isFirst ? sql`p.step = 'none'` : sql`true`
    const each = sql`select p.order_id from parcels p where p.order_id in (${orders}) and ${isNew}`
    await addToEach(tx, code, each, actor_id, isFirst ? ordered : undefined)
  }
}
