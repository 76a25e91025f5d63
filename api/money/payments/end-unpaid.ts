import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { owePart } from './part-owed.ts'

/** A payment whose deadline is over by the clock of the database; nothing where it was paid, or ended, before. What came of it goes back. */
export async function expirePayment(tx: Transaction<DB>, order_id: string) {
  const { rows } = await sql<{ id: string; came_sen: number | null }>`
    update payments set status = 'expired'
    where order_id = ${order_id}::uuid and status = 'awaiting_payment' and deadline_at <= now()
    returning id, came_sen`.execute(tx)
  const [expired] = rows
  if (expired?.came_sen) await owePart(tx, expired.id)
  return expired
}

interface Cancelled {
  payment_id: string
  order_id: string
  status: PaymentStatus
  came_sen: number | null
}

/** Cancels the payments among `which` that still wait for money, and returns them; `which` selects ids. What came of them goes back. */
export async function cancelPayments(tx: Transaction<DB>, which: RawBuilder<unknown>) {
  const { rows } = await sql<Cancelled>`
    update payments set status = 'cancelled' where status = 'awaiting_payment' and id in (${which})
    returning id as payment_id, order_id, status, came_sen`.execute(tx)
  for (const { payment_id, came_sen } of rows) if (came_sen) await owePart(tx, payment_id)
  return rows
}
