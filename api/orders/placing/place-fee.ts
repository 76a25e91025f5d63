import { sql, type Transaction } from 'kysely'
import { feeRules, payFee_days, type FeeKind } from '#contract/orders/fees.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { lineOf, newNumbers } from './new-order.ts'
import { alwaysReady } from './order-rows.ts'
import { placeOrders } from './place-orders.ts'

interface Fee {
  kind: FeeKind
  /** The order it is asked for, and how that one was paid: the fee is paid the same way. */
  concerns: string
  user_id: string | null
  payment_account_id: string
  payment_type_id: PaymentType
  amount_sen: number
  /** Of what there are several, such as days. */
  quantity?: number
}

/** An order of its own for a service that was not part of the order: paid, proven and decided on like every other. */
export async function placeFee(app: { jobs: Jobs }, tx: Transaction<DB>, fee: Fee) {
  const { kind, concerns, user_id, payment_account_id, payment_type_id, amount_sen, quantity = 1 } = fee
  const numbers = newNumbers()
  const lines = [{ ...lineOf(`fee_${kind}`, amount_sen), quantity, unit_sen: amount_sen / quantity }]
  const order = { ...numbers, type: feeRules[kind].type, user_id, total_sen: amount_sen, concerns, lines }
  await placeOrders(app, tx, [order], {
    verdict: alwaysReady,
    payment: {
      account: { id: payment_account_id, payment_type_id },
      deadline_h: payFee_days * 24,
      isFollowUp: true,
      mayBeClosed: true,
    },
  })
  await sendAhead(
    tx,
    sql`insert into fees (order_id, kind, concerns) values (${numbers.id}::uuid, ${kind}, ${concerns}::uuid)`,
  )
  return { id: numbers.id, number: numbers.tracking_number }
}
