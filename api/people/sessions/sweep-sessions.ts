import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { deviceLifetime_days } from '../../platform/visitor.ts'

/** Sessions that are over, and devices that nobody came back with. */
export function sweepSessionsJob({ db }: { db: Db }) {
  return {
    name: 'sweep_sessions',
    every: '19 * * * *',
    work: async () => {
      await sql`delete from known_devices where last_at < now() - make_interval(days => ${deviceLifetime_days}::int)`.execute(
        db,
      )
      await sql`delete from sessions where expires_at < now()`.execute(db)
    },
  }
}
