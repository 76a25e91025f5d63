import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'

/** An empty list is an answer about one's own order; a foreign one is answered like one that does not exist. */
export async function demandOwnOrder(db: Db, user_id: string, id: string) {
  const own = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!own) throw notFound()
  return own
}

/** Nothing for a foreign number, as for an unknown one: most who look at a parcel have not ordered it. */
export async function ownOrderOf(db: Db, user_id: string, text: string) {
  const number = readTrackingNumber(text)
  if (!number) return undefined
  return db
    .selectFrom('orders')
    .select(['id', 'type'])
    .where('tracking_number', '=', number)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}
