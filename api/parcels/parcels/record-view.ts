import type { Db } from '../../platform/database.ts'
import { recordOnce } from '../../platform/events.ts'

const sameLook_min = 10

/** Who looked at people's data beyond their own work; a page that asks again while it is open is one look. */
export function recordView(db: Db, actor_id: string, order_id: string) {
  return recordOnce(db, { name: 'parcel_viewed', actor_id, order_id }, sameLook_min)
}
