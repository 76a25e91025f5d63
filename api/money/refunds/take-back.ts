import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { refundRules, type takeBackPayment } from '#contract/money/refunds.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { reopenPaidClaim } from '../claims/settle.ts'
import { post } from '../payments/ledger.ts'

interface TakenBack {
  id: string
  admin_id: string
  given: z.output<typeof takeBackPayment.body>
}

/** The bank sent it back, or it never went out: it is owed again, in the books, on its voucher and on its claim. */
export async function takeBack(tx: Transaction<DB>, { id, admin_id, given }: TakenBack) {
  const refund = await lockedRefund(tx, id)
  const obstacle = obstacleTo(refund, admin_id, given.paid_at)
  if (obstacle) throw conflict(obstacle)
  const { order_id, voucher_id, subject_id, kind, amount_sen } = refund
  const { reason } = given
  await sendAhead(
    tx,
    sql`insert into payments_taken_back (refund_id, paid_at, reason, bank_reference, paid_by, taken_back_by)
      select id, paid_at, ${reason}, bank_reference, paid_by, ${admin_id}::uuid from refunds where id = ${id}::uuid`,
  )
  await sendAhead(
    tx,
    sql`update refunds set status = 'due', country_id = null, bank_name = null, account_number = null, account_name = null,
        bank_reference = null, paid_by = null, paid_at = null
      where id = ${id}::uuid`,
  )
  if (voucher_id)
    await sendAhead(tx, sql`update vouchers set status = 'confirmed' where id = ${voucher_id}::uuid`)
  if (kind === 'claim') await reopenPaidClaim(tx, subject_id, admin_id)
  await post(tx, { order_id, ...(voucher_id ? { voucher_id } : {}) }, [
    { account: 'paid_out', amount_sen },
    { account: refundRules[kind].owedOn, amount_sen: -amount_sen },
  ])
  const data = { kind, amount_sen, reason }
  await record(tx, { name: 'refund_taken_back', order_id, subject_id: id, actor_id: admin_id, data })
  return { id, status: 'due' as const }
}

async function lockedRefund(tx: Transaction<DB>, id: string) {
  const refund = await tx
    .selectFrom('refunds')
    .select([
      'status',
      'kind',
      'user_id',
      'order_id',
      'voucher_id',
      'subject_id',
      'amount_sen',
      'paid_at',
      'paid_in_cash',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!refund) throw notFound()
  return refund
}

type Refund = Awaited<ReturnType<typeof lockedRefund>>

/** Of a payment that was taken back and made again by others, only the one that was looked at. */
function obstacleTo({ status, user_id, paid_at, paid_in_cash }: Refund, admin_id: string, seen: Date) {
  if (user_id === admin_id) return 'own_order'
  if (status !== 'paid' || paid_at?.getTime() !== seen.getTime()) return 'refund_not_paid'
  return paid_in_cash ? 'refund_paid_in_cash' : undefined
}
