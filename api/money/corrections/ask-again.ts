import { sql, type Transaction } from 'kysely'
import { payMissing_h } from '#contract/money/corrections.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { asksForOwed } from '../payments/payable.ts'
import { awaitDeadline } from '../payments/deadline.ts'
import { markOf, queueForAccount } from '../payments/unique-sen.ts'
import { isCarried } from './carried.ts'

interface Expired {
  payment_id: string
  order_id: string
  user_id: string | null
  status: string
  payment_type_id: PaymentType
  payment_account_id: string
  base_sen: number
  is_payable: boolean
}

/** The same order waits once more, as long as it did at first; the books have held the money as missing all the time. */
export async function askAgainForPayable(tx: Transaction<DB>, jobs: Jobs, number: string, admin_id: string) {
  const expired = await lockExpired(tx, number)
  if (!expired) throw notFound()
  if (expired.user_id === admin_id) throw conflict('own_order')
  if (!expired.is_payable || expired.status !== 'expired') throw conflict('nothing_to_ask_again')
  const { order_id, payment_id } = expired
  const { amount_sen, deadline_at } = await reopen(tx, expired)
  await awaitDeadline(jobs, tx, order_id, payMissing_h)
  const data = { amount_sen }
  await record(tx, {
    name: 'payment_asked_again',
    order_id,
    subject_id: payment_id,
    actor_id: admin_id,
    data,
  })
  return { amount: amount_sen, deadline_at }
}

async function lockExpired(tx: Transaction<DB>, number: string) {
  await sendAhead(
    tx,
    sql`select from payments where order_id = (select id from orders where tracking_number = ${number}) for update`,
  )
  const { rows } = await sql<Expired>`
    select p.id as payment_id, p.order_id, o.user_id, p.status, p.payment_type_id, p.payment_account_id, p.base_sen,
      ${asksForOwed(sql`o.id`)}
        and not exists (select from fees f where f.order_id = o.id and f.waived_at is not null) as is_payable
    from orders o join payments p on p.order_id = o.id where o.tracking_number = ${number}`.execute(tx)
  return rows[0]
}

async function reopen(tx: Transaction<DB>, expired: Expired) {
  const { payment_id, payment_type_id, payment_account_id, base_sen, user_id } = expired
  const account = { id: payment_account_id, payment_type_id }
  await queueForAccount(tx, account)
  const { rows } = await sql<{ amount_sen: number; deadline_at: Date }>`
    update payments p set status = 'awaiting_payment', reject_code = null, reject_reason = null,
      deadline_at = now() + make_interval(hours => ${payMissing_h}::int),
      unique_sen = case when ${isCarried} then mark.unique_sen else p.unique_sen end,
      pay_reference = case when ${isCarried} then mark.pay_reference else p.pay_reference end
    from (${markOf(account, base_sen, user_id ?? payment_id)}) mark
    where p.id = ${payment_id}::uuid and p.status = 'expired'
    returning p.amount_sen, p.deadline_at`.execute(tx)
  const [reopened] = rows
  if (!reopened) throw conflict('nothing_to_ask_again')
  return reopened
}
