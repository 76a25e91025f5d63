import { sql, type Kysely } from 'kysely'
import { deliveriesKept_days } from '#contract/messages/web-hooks.ts'
import type { DB } from '#database/schema.ts'

/** What was sent is kept for a month. */
export function forgetDeliveriesJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'web_hooks_forget',
    every: '41 3 * * *',
    work: async () => {
      await sql`delete from web_hook_deliveries where created_at < now() - make_interval(days => ${deliveriesKept_days}::int)`.execute(
        db,
      )
    },
  }
}
