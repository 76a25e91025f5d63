import { sql, type Transaction } from 'kysely'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { isForWorkDone, orderTypes } from '#contract/site/order-types.ts'
import { listed } from '../../platform/listed.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { cancelUnpaid } from '../ending/cancel-unpaid.ts'

interface Waiver {
  admin_id: string
  number: string
  words: string
}

interface Asked {
  order_id: string
  payment_id: string
  user_id: string | null
  status: PaymentStatus
  amount_sen: number
  is_waived: boolean
}

/** The fee is asked for no longer. Whoever confirms its payment meets at the same row, and the first of them decides. */
export async function waive(tx: Transaction<DB>, { admin_id, number, words }: Waiver) {
  await sendAhead(
    tx,
    sql`select from payments where order_id = (select id from orders where tracking_number = ${number}) for update`,
  )
  const { rows } = await sql<Asked>`
    select o.id as order_id, p.id as payment_id, o.user_id, p.status, p.amount_sen, f.waived_at is not null as is_waived
    from orders o join fees f on f.order_id = o.id join payments p on p.order_id = o.id
    where o.tracking_number = ${number}`.execute(tx)
  const [fee] = rows
  if (!fee) throw notFound()
  const { order_id, payment_id, user_id, status, amount_sen, is_waived } = fee
  if (user_id === admin_id) throw conflict('own_order')
  if (status === 'success' || is_waived) throw conflict('fee_settled')
  if (status === 'awaiting_approval') throw conflict('decide_payment_first')
  await sendAhead(
    tx,
    sql`update fees set waived_by = ${admin_id}::uuid, waived_at = now(), waiver = ${words} where order_id = ${order_id}::uuid`,
  )
  const event = { name: 'fee_waived', actor_id: admin_id, data: { amount_sen } } as const
  await end(tx, { order_id, payment_id, event })
  return { amount: amount_sen }
}

/** Nobody is left to pay for what was done: it ends with the account, so that a parcel can still be given back. */
export async function waiveFeesOf(tx: Transaction<DB>, user_id: string) {
  const { rows } = await sql<{ order_id: string; payment_id: string; amount_sen: number }>`
    update fees f set waived_by = ${user_id}::uuid, waived_at = now(), waiver = 'account deleted'
    from orders o join payments p on p.order_id = o.id
    where o.user_id = ${user_id}::uuid and f.order_id = o.id and o.type in (${listed(orderTypes.filter(isForWorkDone))}) and f.waived_at is null
      and p.status in ('awaiting_payment', 'expired')
    returning f.order_id, p.id as payment_id, p.amount_sen`.execute(tx)
  for (const { order_id, payment_id, amount_sen } of rows) {
    const event = { name: 'fee_waived', actor_id: user_id, data: { amount_sen } } as const
    await end(tx, { order_id, payment_id, event })
  }
}

interface Ending {
  order_id: string
  payment_id: string
  event: { name: 'fee_waived'; actor_id: string; data: { amount_sen: number } }
}

/** One whose deadline has passed cannot be cancelled any more; the log says all the same that nobody pays it. */
async function end(tx: Transaction<DB>, { order_id, payment_id, event }: Ending) {
  const ended = await cancelUnpaid(tx, sql`select ${payment_id}::uuid`, event)
  if (ended.length === 0) await record(tx, { ...event, order_id, subject_id: payment_id })
}
