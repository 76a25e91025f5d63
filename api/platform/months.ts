import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from '#database/schema.ts'
import { transaction } from './transaction.ts'

const counting_s = 60

/**
 * Each month of history has its table three months before its first row; should it be missing, a table beside all months
 * takes its rows. Counts them as a whole too: autovacuum knows each month by itself only.
 */
export function makeMonthsJob(db: Kysely<DB>) {
  return {
    name: 'make_months',
    every: '41 2 * * *',
    work: async () => {
      const { rows } = await sql<{ missing: number }>`select make_months_ahead() as missing`.execute(db)
      await countHistory(db)
      const missing = rows[0]?.missing ?? 0
      // The database gave up rather than make others wait.
      if (missing > 0) throw new Error(`${missing} months of history wait for a quieter moment.`)
    },
  }
}

function countHistory(db: Kysely<DB>) {
  return transaction(db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(counting_s * 1000)}`.execute(tx)
    await sql`analyze only events`.execute(tx)
    await sql`analyze only parcel_events`.execute(tx)
  })
}

/** The same at each start, without counting; what others hold up is left to the job. */
export async function loadMonths(client: pg.Client) {
  await client.query('select make_months_ahead()')
}
