import type { Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { transaction } from './transaction.ts'

/** Does something outside the database at most once for a key; when it fails the key is free again. */
export function withEffectKey(db: Kysely<DB>, key: string, act: () => Promise<void>) {
  return transaction(db, async (tx) => {
    const first = await tx
      .insertInto('effects')
      .values({ key })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (first) await act()
  })
}
