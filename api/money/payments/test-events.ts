import type { Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'

/** What happened to an order, first to last. */
export async function eventNamesOf(db: Kysely<DB>, order_id: string) {
  const rows = await db
    .selectFrom('events')
    .select('name')
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}
