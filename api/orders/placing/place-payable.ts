import type { Transaction } from 'kysely'
import { payMissing_h } from '#contract/money/corrections.ts'
import type { DB } from '#database/schema.ts'
import type { Standing } from '../../money/corrections/standing.ts'
import { missingLine } from '../../money/payments/ledger.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { lineOf, newNumbers } from './new-order.ts'
import { alwaysReady } from './order-rows.ts'
import { placeOrders } from './place-orders.ts'

/** An order of its own for what never came, to be paid where the first one was: proven and decided on like every other. */
export async function placePayable(
  app: { jobs: Jobs },
  tx: Transaction<DB>,
  { user_id, concerns, payment_account_id, payment_type_id }: Standing,
  missing_sen: number,
) {
  const numbers = newNumbers()
  const lines = [lineOf(missingLine, missing_sen)]
  const order = { ...numbers, type: 'difference' as const, user_id, total_sen: missing_sen, concerns, lines }
  const account = { id: payment_account_id, payment_type_id }
  const { amount_sen = missing_sen } = await placeOrders(app, tx, [order], {
    verdict: alwaysReady,
    payment: { account, deadline_h: payMissing_h, isFollowUp: true, mayBeClosed: true },
  })
  return { id: numbers.id, number: numbers.tracking_number, amount: amount_sen }
}
