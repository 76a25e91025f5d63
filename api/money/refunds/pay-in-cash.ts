import { sql, type Transaction } from 'kysely'
import { refundRules, type RefundKind, type RefundStatus } from '#contract/money/refunds.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { post } from '../payments/ledger.ts'
import { goesInCash } from './goes-in-cash.ts'
import { withinLimit } from './pay.ts'
import { officeRoles } from '#contract/platform/roles.ts'
import { listed } from '../../platform/listed.ts'

interface Refund {
  kind: RefundKind
  status: RefundStatus
  order_id: string
  user_id: string | null
  amount_sen: number
  is_cash: boolean
  /** It is paid by the office, or by the counter where the order was paid. */
  is_paid_here: boolean
}

/** Money over the counter, of the office or of the agent who took it: whoever pays by transfer, or withdraws it, meets at the same row. */
export async function payInCash(tx: Transaction<DB>, { id, admin_id }: { id: string; admin_id: string }) {
  await sendAhead(tx, sql`select from refunds where id = ${id}::uuid for update`)
  const { rows } = await sql<Refund>`
    select r.kind, r.status, r.order_id, r.user_id, r.amount_sen, ${goesInCash} as is_cash,
      ${isPaidHere(admin_id)} as is_paid_here
    from refunds r join orders o on o.id = r.order_id where r.id = ${id}::uuid`.execute(tx)
  const [refund] = rows
  if (!refund) throw notFound()
  const obstacle = obstacleTo(refund, admin_id)
  if (obstacle) throw conflict(obstacle)
  const { kind, order_id, amount_sen } = refund
  const paid = await withinLimit(
    sql<{ paid_at: Date }>`
      update refunds set status = 'paid', paid_in_cash = true, paid_by = ${admin_id}::uuid, paid_at = now(),
        counter_id = (select location_id from users where id = ${admin_id}::uuid)
      where id = ${id}::uuid and status = 'due' returning paid_at`.execute(tx),
  )
  const [row] = paid.rows
  if (!row) throw conflict('refund_already_paid')
  await post(tx, { order_id }, [
    { account: refundRules[kind].owedOn, amount_sen },
    { account: 'paid_out', amount_sen: -amount_sen },
  ])
  const data = { kind, amount_sen }
  await record(tx, { name: 'refund_paid_in_cash', order_id, subject_id: id, actor_id: admin_id, data })
  return { id, status: 'paid' as const, paid_at: row.paid_at }
}

function isPaidHere(person_id: string) {
  return sql<boolean>`exists (select from users me where me.id = ${person_id}::uuid and (me.role in (${listed(officeRoles)}) or exists (
    select from payments p join payment_accounts a on a.id = p.payment_account_id
    where p.order_id = coalesce(o.paid_with, o.id) and a.location_id = me.location_id)))`
}

function obstacleTo({ status, user_id, is_cash, is_paid_here }: Refund, admin_id: string) {
  if (status === 'paid') return 'refund_already_paid'
  if (status === 'withdrawn') return 'refund_withdrawn'
  if (user_id === admin_id) return 'own_order'
  if (!is_cash) return 'refund_not_in_cash'
  return is_paid_here ? undefined : 'other_counter'
}
