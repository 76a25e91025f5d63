import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Exactly as long as a repeated key gets the first answer. */
export const answersKept_h = 24

/** What has served its time: kept answers after a day, counters and effect keys that no longer count. */
export function sweepJob(db: Db) {
  return {
    name: 'sweep',
    every: '17 * * * *',
    work: async () => {
      await sql`delete from idempotency where created_at < now() - make_interval(hours => ${answersKept_h}::int)`.execute(
        db,
      )
      await sql`delete from limits where resets_at < now()`.execute(db)
      await sql`delete from spent_proofs where expires_at < now()`.execute(db)
      await sql`delete from effects where done_at < now() - interval '30 days'`.execute(db)
    },
  }
}
