import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'

/** A payment whose deadline is over by the clock of the database; nothing where it was paid, or ended, before. */
export async function expirePayment(tx: Transaction<DB>, order_id: string) {
  const { rows } = await sql<{ id: string }>`
    update payments set status = 'expired'
    where order_id = ${order_id}::uuid and status = 'awaiting_payment' and deadline_at <= now()
    returning id`.execute(tx)
  return rows[0]
}

/** Cancels the payments among `which` that still wait for money, and returns them; `which` selects ids. */
export async function cancelPayments(tx: Transaction<DB>, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ payment_id: string; order_id: string; status: PaymentStatus }>`
    update payments set status = 'cancelled' where status = 'awaiting_payment' and id in (${which})
    returning id as payment_id, order_id, status`.execute(tx)
  return rows
}
