import { sql, type Transaction } from 'kysely'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { markOf, queueForAccount } from './unique-sen.ts'

interface Replacement {
  order_id: string
  user_id: string
  base_sen: number
  account: { id: string; payment_type_id: PaymentType }
  /** An account that was closed since still takes what was ordered before. */
  mayBeClosed: boolean
}

interface Replaced {
  payment_id: string
  old_amount_sen: number
  amount_sen: number
}

/**
 * An unpaid order asks for another amount, or into another account, until the same deadline. What it asked for until now
 * is kept, so that a transfer of it is still known; the amount rests like that of an order that ended.
 */
export async function replacePaymentOf(tx: Transaction<DB>, replacement: Replacement) {
  const { order_id, user_id, base_sen, account, mayBeClosed } = replacement
  await queueForAccount(tx, account)
  await sendAhead(
    tx,
    sql`insert into replaced_payments (payment_id, payment_type_id, payment_account_id, amount_sen, pay_reference)
      select id, payment_type_id, payment_account_id, amount_sen, pay_reference from payments
      where order_id = ${order_id}::uuid and ${isOpen}`,
  )
  const { rows } = await sql<Replaced>`
    update payments p set payment_type_id = ${account.payment_type_id}, payment_account_id = a.id, base_sen = ${base_sen}::bigint,
      unique_sen = mark.unique_sen, pay_reference = mark.pay_reference, reject_code = null, reject_reason = null
    from (${markOf(account, base_sen, user_id)}) mark, payment_accounts a join payment_types t on t.id = a.payment_type_id, payments old
    where p.order_id = ${order_id}::uuid and p.status = 'awaiting_payment' and p.deadline_at > now() and old.id = p.id
      and a.id = ${account.id}::uuid and t.id = ${account.payment_type_id} and (${mayBeClosed}::boolean or (a.is_active and t.is_active))
    returning p.id as payment_id, old.amount_sen as old_amount_sen, p.amount_sen`.execute(tx)
  const [replaced] = rows
  if (!replaced) throw await reasonAgainst(tx, order_id)
  const { payment_id, old_amount_sen, amount_sen } = replaced
  const data = { old_amount_sen, amount_sen, payment_type_id: account.payment_type_id }
  await record(tx, { name: 'payment_replaced', order_id, subject_id: payment_id, actor_id: user_id, data })
}

const isOpen = sql`status = 'awaiting_payment' and deadline_at > now()`

async function reasonAgainst(tx: Transaction<DB>, order_id: string) {
  const { rows } = await sql<{ status: string; is_open: boolean }>`
    select status, ${isOpen} as is_open from payments where order_id = ${order_id}::uuid`.execute(tx)
  const [payment] = rows
  if (payment?.is_open) return invalidField('payment_account_id', 'error.payment_account_not_available')
  return conflict(payment?.status === 'awaiting_payment' ? 'payment_expired' : 'payment_not_awaiting_payment')
}
