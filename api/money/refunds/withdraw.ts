import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { refundRules, type withdrawRefund } from '#contract/money/refunds.ts'
import type { DB } from '#database/schema.ts'
import { undoLateTransfer } from '../payments/late.ts'
import { post } from '../payments/ledger.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'

interface Withdrawal {
  id: string
  admin_id: string
  given: z.output<typeof withdrawRefund.body>
}

/**
 * The approval of a cancelled order was wrong, or a late transfer was another one's: its money never came, so none goes back. Whoever pays it meets the same
 * row, and the first of them decides.
 */
export async function withdraw(tx: Transaction<DB>, { id, admin_id, given }: Withdrawal) {
  const refund = await lockedRefund(tx, id)
  const obstacle = obstacleTo(refund, admin_id)
  if (obstacle) throw conflict(obstacle)
  const { order_id, subject_id, payment_account_id, kind, amount_sen } = refund
  const { reject_code, reject_reason } = given
  const words = reject_reason === '' ? null : reject_reason
  await sendAhead(
    tx,
    tx.insertInto('refund_withdrawals').values({ refund_id: id, reject_code, words, withdrawn_by: admin_id }),
  )
  await sendAhead(tx, sql`update refunds set status = 'withdrawn' where id = ${id}::uuid`)
  await post(tx, { order_id }, [
    { account: refundRules[kind].owedOn, amount_sen },
    { account: `received:${payment_account_id}`, amount_sen: -amount_sen },
  ])
  if (kind === 'transfer') await undoLateTransfer(tx, { id: subject_id })
  const data = { reject_code, amount_sen }
  await record(tx, { name: 'refund_withdrawn', order_id, subject_id: id, actor_id: admin_id, data })
  return { id, status: 'withdrawn' as const }
}

async function lockedRefund(tx: Transaction<DB>, id: string) {
  const refund = await tx
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('payments as p', (join) => join.on(sql<boolean>`p.order_id = coalesce(o.paid_with, o.id)`))
    .leftJoin('late_transfers as t', 't.id', 'r.subject_id')
    .select(['r.status', 'r.kind', 'r.user_id', 'r.order_id', 'r.subject_id', 'r.amount_sen'])
    .select(({ fn }) => fn.coalesce('t.payment_account_id', 'p.payment_account_id').as('payment_account_id'))
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst()
  if (!refund) throw notFound()
  return refund
}

type Refund = Awaited<ReturnType<typeof lockedRefund>>

function obstacleTo({ status, kind, user_id }: Refund, admin_id: string) {
  if (status === 'paid') return 'refund_already_paid'
  if (status === 'withdrawn') return 'refund_withdrawn'
  if (!refundRules[kind].mayBeWithdrawn) return 'refund_not_withdrawable'
  return user_id === admin_id ? 'own_order' : undefined
}
