import { sql, type Transaction } from 'kysely'
import { refundRules, type RefundKind } from '#contract/money/refunds.ts'
import type { DB } from '#database/schema.ts'
import { closePaidClaim } from '../claims/settle.ts'
import { post } from '../payments/ledger.ts'
import { violates } from '../../platform/database-errors.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'

interface Payment {
  id: string
  admin_id: string
  bank_reference: string
  account_changed_at: Date
}

interface Paid {
  kind: RefundKind
  voucher_id: string | null
  subject_id: string
  order_id: string
  amount_sen: number
  paid_at: Date
}

/** However often and by however many it is pressed: the first finds it due, the others do not. */
export async function pay(tx: Transaction<DB>, payment: Payment) {
  const { id, admin_id, bank_reference, account_changed_at } = payment
  const { rows } = await withinLimit(
    sql<Paid>`
    update refunds r set status = 'paid', bank_reference = ${bank_reference}, paid_by = ${admin_id}::uuid, paid_at = now(),
      country_id = a.country_id, bank_name = a.bank_name, account_number = a.account_number, account_name = a.account_name
    from refund_accounts a
    where r.id = ${id}::uuid and r.status = 'due' and a.user_id = r.user_id and r.user_id <> ${admin_id}::uuid
      and date_trunc('milliseconds', a.changed_at) = ${account_changed_at}::timestamptz
    returning r.kind, r.voucher_id, r.subject_id, r.order_id, r.amount_sen, r.paid_at`.execute(tx),
  )
  const [paid] = rows
  if (!paid) throw await reasonAgainst(tx, payment)
  const { kind, voucher_id, subject_id, order_id, amount_sen, paid_at } = paid
  if (voucher_id)
    await sendAhead(
      tx,
      sql`update vouchers set status = 'refunded' where id = ${voucher_id}::uuid and status = 'confirmed'`,
    )
  if (kind === 'claim') await closePaidClaim(tx, subject_id, admin_id)
  await post(tx, { order_id, ...(voucher_id ? { voucher_id } : {}) }, [
    { account: refundRules[kind].owedOn, amount_sen },
    { account: 'paid_out', amount_sen: -amount_sen },
  ])
  await record(tx, {
    name: 'refund_paid',
    order_id,
    subject_id: id,
    actor_id: admin_id,
    data: { kind, amount_sen },
  })
  return { id, status: 'paid' as const, paid_at }
}

/** What was owed before there was a limit is looked at once more when it is paid. */
export async function withinLimit<Result>(paying: Promise<Result>) {
  try {
    return await paying
  } catch (error) {
    throw violates(error, 'refunds_limit') ? conflict('refund_exceeds_limit') : error
  }
}

async function reasonAgainst(tx: Transaction<DB>, { id, admin_id }: Payment) {
  const refund = await tx
    .selectFrom('refunds as r')
    .leftJoin('refund_accounts as a', 'a.user_id', 'r.user_id')
    .select(['r.status', 'r.user_id', 'a.bank_name'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!refund) return notFound()
  if (refund.status === 'paid') return conflict('refund_already_paid')
  if (refund.status === 'withdrawn') return conflict('refund_withdrawn')
  if (refund.user_id === admin_id) return conflict('own_order')
  return conflict(refund.bank_name === null ? 'refund_account_missing' : 'refund_account_changed')
}
