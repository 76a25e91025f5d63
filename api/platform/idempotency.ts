import { createHash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from './database.ts'
import { isConnectionFailure } from './database-errors.ts'
import { Refusal, unavailable } from './errors.ts'
import { isKnownKey, transaction, type Try } from './transaction.ts'

export interface Attempt {
  caller: string
  route: string
  key: string
  body: unknown
}

/**
 * Runs the work once for a key: the answer is stored in the same transaction as what it created.
 * A second call with the key waits for the first, then gets its answer.
 * The first try takes the key for a new one and waits for nobody; where it is not, the next try begins by asking.
 */
export function once(
  db: Kysely<DB>,
  attempt: Attempt,
  work: (tx: Transaction<DB>, attempt: Try) => Promise<unknown>,
): Promise<unknown> {
  const { caller, route, key } = attempt
  const body_hash = createHash('sha256')
    .update(JSON.stringify(attempt.body ?? null))
    .digest()
  return transaction(db, async (tx, which) => {
    const claim = tx.insertInto('idempotency').values({ caller, route, key, body_hash })
    if (which.isFirst) await sendAhead(tx, claim)
    else {
      const claimed = await claim
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      if (!claimed) return earlierAnswer(tx, attempt, body_hash)
    }
    const answer = await work(tx, which).catch(async (error: unknown) => {
      throw which.isFirst ? await orKnownKey(tx, error) : error
    })
    const kept = tx
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('caller', '=', caller)
      .where('route', '=', route)
      .where('key', '=', key)
    await sendAhead(tx, kept)
    return answer
  })
}

/** What stood in the way of the work may be what an earlier call with this key has done: then its answer counts. */
async function orKnownKey(tx: Transaction<DB>, error: unknown) {
  if (isConnectionFailure(error)) return error
  try {
    await sql`select`.execute(tx)
  } catch (failure) {
    if (isKnownKey(failure)) return failure
  }
  return error
}

async function earlierAnswer(tx: Transaction<DB>, { caller, route, key }: Attempt, body_hash: Buffer) {
  const earlier = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('caller', '=', caller)
    .where('route', '=', route)
    .where('key', '=', key)
    // A lock makes this COMMIT wait for the synchronous standby, where there is one: what it repeats is there then, too.
    .forShare()
    .executeTakeFirst()
  if (!earlier) throw unavailable('busy') // swept away between the two statements
  if (!body_hash.equals(earlier.body_hash)) throw new Refusal('idempotency_key_reused')
  return earlier.answer
}
