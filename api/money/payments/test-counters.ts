import type { Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'

/** An agent at the one counter where all cash is paid. */
export async function bindToCounter(db: Kysely<DB>, agent_id: string) {
  const { id: location_id } = await db
    .selectFrom('locations')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('payment_accounts')
    .set({ location_id })
    .where('payment_type_id', '=', 'cash')
    .execute()
  await db.updateTable('users').set({ location_id }).where('id', '=', agent_id).execute()
}
