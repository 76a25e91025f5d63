import type { Db } from '../platform/database.ts'
import { recordOnce } from '../platform/events.ts'

const sameSearch_min = 10

/**
 * Records that somebody searched at a desk and whose data were found; never the search words. An open desk asks again
 * and again: the same answer within minutes is the same look.
 */
export function recordSearch(db: Db, actor_id: string, orders: string[]) {
  const data = { by: ['desk'], found: orders.length, orders }
  return recordOnce(db, { name: 'office_searched', actor_id, data }, sameSearch_min)
}
