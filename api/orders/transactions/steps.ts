import { sql, type Transaction } from 'kysely'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { keepFile } from '../../files/keep-file.ts'
import type { FileRow } from '../../files/pictures.ts'
import { proveMoney } from '../../money/payments/keep-proof.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { cancelUnpaid } from '../ending/cancel-unpaid.ts'
import { asksForOwed, isPayable } from '../../money/payments/payable.ts'

export async function keepProof(tx: Transaction<DB>, user_id: string, order_id: string, file: FileRow) {
  await keepFile(tx, file)
  const sent = await proveMoney(tx, { user_id, order_id, file_id: file.id })
  if (!sent) throw await reasonAgainst(tx, user_id, order_id)
  await record(tx, {
    name: 'proof_sent',
    order_id,
    subject_id: sent.payment_id,
    actor_id: user_id,
    data: { file_id: file.id },
  })
  return { id: order_id, status: sent.status }
}

/** An order that waits for its payment ends at the wish of its owner. */
export async function cancelUnpaidOf(tx: Transaction<DB>, user_id: string, order_id: string) {
  const own = sql`select p.id from payments p join orders o on o.id = p.order_id
    where o.id = ${order_id}::uuid and o.user_id = ${user_id}::uuid and p.deadline_at > now()
    and not ${asksForOwed(sql`o.id`)}`
  const [cancelled] = await cancelUnpaid(tx, own, { name: 'order_cancelled', actor_id: user_id })
  if (!cancelled) throw await reasonAgainst(tx, user_id, order_id)
  return { id: order_id, status: cancelled.status }
}

async function reasonAgainst(tx: Transaction<DB>, user_id: string, order_id: string) {
  const { rows } = await sql<{ status: PaymentStatus; is_part: boolean }>`
    select p.status, o.paid_with is not null as is_part
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id)
    where o.id = ${order_id}::uuid and o.user_id = ${user_id}::uuid`.execute(tx)
  if (!rows[0]) return notFound()
  if (rows[0].is_part) return conflict('paid_with_batch')
  if (await isPayable(tx, order_id)) return conflict('payable_stays')
  const late = rows[0].status === 'expired' || rows[0].status === 'awaiting_payment'
  return conflict(late ? 'payment_expired' : 'payment_not_awaiting_payment')
}
