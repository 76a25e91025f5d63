import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import {
  beginHandOver,
  cancelHandOver,
  countHandOver,
  handOverCode_bytes,
  joinHandOver,
  newHandOverCode,
  readHandOver,
  readHandOverCode,
} from '#contract/courier/hand-overs.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { countMisses } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { cancel, count, join, keepGiven } from './count.ts'
import { handOverOf } from './read.ts'

const missesPerHour = 60

export function handOverRoutes(app: App) {
  app.serve(beginHandOver, ({ user, body, once }) =>
    once(async (tx) => ({ hand_over: await begin(tx, user.id, body.numbers) })),
  )
  app.serve(readHandOver, async ({ user, params }) => ({
    hand_over: await handOverOf(app.db, user.id, params.id),
  }))
  app.serve(joinHandOver, async ({ user, params, once }) => {
    const code = readHandOverCode(params.code)
    if (!code) throw notFound()
    const limits = [{ bucket: `hand-over:${user.id}`, most: missesPerHour, seconds: 3600 }]
    return countMisses(app.db, limits, undefined, () =>
      once(async (tx) => ({ hand_over: await join(tx, user.id, code) })),
    )
  })
  app.serve(countHandOver, ({ user, params, body, once }) =>
    once(async (tx) => ({ hand_over: await count(tx, { ...params, ...body, user_id: user.id }) })),
  )
  app.serve(cancelHandOver, ({ user, params, once }) =>
    once(async (tx) => ({ hand_over: await cancel(tx, user.id, params.id) })),
  )
}

/** One at a time: a new one ends the one before. */
async function begin(tx: Transaction<DB>, user_id: string, numbers: string[]) {
  const id = randomUUIDv7()
  await sendAhead(tx, sql`select pg_advisory_xact_lock(hashtextextended(${user_id}::text, 55))`)
  await sendAhead(
    tx,
    sql`update hand_overs set status = 'cancelled' where giver_id = ${user_id}::uuid and status = 'open'`,
  )
  const code = newHandOverCode(randomBytes(handOverCode_bytes))
  await sendAhead(tx, tx.insertInto('hand_overs').values({ id, code, giver_id: user_id }))
  await keepGiven(tx, { user_id, id, numbers })
  return handOverOf(tx, user_id, id)
}
