import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { codeOf, isConnectionFailure, violates } from './database-errors.ts'
import { unavailable } from './errors.ts'

/** What `must_hold` raises. */
const notHeld = 'SB001'
const conflicts = new Set(['40001', '40P01', notHeld])
const mostTries = 3

/** The key of a call was taken for a new one, and is not (idempotency.ts). */
export function isKnownKey(error: unknown) {
  return violates(error, 'idempotency_pkey')
}

function isConflict(error: unknown) {
  return conflicts.has(codeOf(error) ?? '') || isKnownKey(error)
}

/** What the work is told: a first try may send everything as a whole and leave it to the next one to say why it failed. */
export interface Try {
  isFirst: boolean
}

/** Each in a transaction of its own; one that fails holds up none of those behind it, and is told of at the end. */
export async function eachAlone<Item>(
  db: Kysely<DB>,
  items: readonly Item[],
  work: (tx: Transaction<DB>, item: Item) => Promise<unknown>,
) {
  const errors: unknown[] = []
  for (const item of items) await transaction(db, (tx) => work(tx, item)).catch((error) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`)
}

/** Asks amid statements that nobody waits for: where it is not so, the commit fails, and the work is tried again. */
export function mustHold(condition: RawBuilder<unknown>) {
  return sql<boolean>`must_hold(${condition})`
}

/**
 * Runs the work in one transaction and tries again when PostgreSQL asks for it.
 * A connection lost during COMMIT is answered as unknown: a retry with the same key settles it.
 */
export async function transaction<Result>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>, attempt: Try) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let finished = false
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await work(tx, { isFirst: attempt === 1 })
        finished = true
        return result
      })
    } catch (error) {
      if (finished && isConnectionFailure(error)) throw unavailable('outcome_unknown')
      if (attempt >= mostTries || !isConflict(error)) throw error
    }
  }
}
