import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { expirePayment } from '../../money/payments/end-unpaid.ts'
import { record } from '../../platform/events.ts'
import { eachAlone, transaction } from '../../platform/transaction.ts'
import { letGoOf } from './let-go.ts'

/** Comes when the deadline of an order was due; what expires is decided by the clock of the database alone. */
export function paymentDueJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'payment_due',
    work: ({ order_id }: { order_id: string }) => transaction(db, (tx) => expire(tx, order_id)),
  }
}

async function expire(tx: Transaction<DB>, order_id: string) {
  const expired = await expirePayment(tx, order_id)
  if (!expired) return
  await letGoOf(tx, order_id)
  await record(tx, { name: 'payment_expired', order_id, subject_id: expired.id })
}

/** Catches what a job missed, such as a deadline that a rejection moved. */
export function overdueJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'payments_overdue',
    every: '* * * * *',
    work: async () => {
      const { rows } = await sql<{ order_id: string }>`
        select order_id from payments where status = 'awaiting_payment' and deadline_at <= now()
        order by deadline_at limit 500`.execute(db)
      await eachAlone(db, rows, (tx, { order_id }) => expire(tx, order_id))
    },
  }
}
