import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from './database.ts'
import { transaction } from './transaction.ts'

/** Does something outside the database at most once for a key; when it fails the key is free again. */
export function withEffectKey(db: Kysely<DB>, key: string, act: () => Promise<void>) {
  return transaction(db, async (tx) => {
    // The act may take its time; cut off here, it would be repeated although it was done. Less than a job may take.
    await sendAhead(tx, sql`set local idle_in_transaction_session_timeout = '100s'`)
    const first = await tx
      .insertInto('effects')
      .values({ key })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (first) await act()
  })
}
