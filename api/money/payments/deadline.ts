import type { Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { Jobs } from '../../platform/jobs.ts'

/** Somebody looks at the payment again once its deadline is over. */
export async function awaitDeadline(jobs: Jobs, tx: Transaction<DB>, order_id: string, hours: number) {
  await jobs.send(tx, 'payment_due', { order_id }, { start_after_s: hours * 3600 })
}
