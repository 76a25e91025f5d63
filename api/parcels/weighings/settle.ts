import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { noteOf } from './note.ts'

/** The difference is paid: the parcel that waited goes on. */
export async function settleWeighing(tx: Transaction<DB>, payable_id: string, actor_id: string) {
  const paid = await tx
    .updateTable('weighings')
    .set({ status: 'paid' })
    .where('payable_id', '=', payable_id)
    .where('status', '=', 'agreed')
    .returning(['id', 'order_id'])
    .executeTakeFirstOrThrow()
  await noteOf(tx, paid.order_id, 'sender_answered', actor_id)
  await record(tx, { name: 'weighing_settled', order_id: paid.order_id, subject_id: paid.id, actor_id })
}

/** A difference whose money came late is agreed to again, unless its sender has answered or the parcel was weighed again since. */
export async function resumeWeighing(tx: Transaction<DB>, payable_id: string) {
  const { rows } = await sql<{ id: string }>`
    update weighings w set status = 'agreed', payable_id = o.id from orders o
    where o.id = ${payable_id}::uuid and w.order_id = o.concerns and w.status = 'waiting' and w.difference_sen = o.total_sen
    returning w.id`.execute(tx)
  return rows.length > 0
}

/** A difference that was taken for paid, and was not: the parcel waits again. One that asks for a missing payment has none. */
export async function askAgainForWeighing(tx: Transaction<DB>, payable_id: string, actor_id: string) {
  const asked = await tx
    .updateTable('weighings')
    .set({ status: 'agreed' })
    .where('payable_id', '=', payable_id)
    .where('status', '=', 'paid')
    .returning('order_id')
    .executeTakeFirst()
  if (asked) await noteOf(tx, asked.order_id, 'sender_asked', actor_id)
}

/** A difference that was not paid in time, or cancelled: the sender may agree again. */
export async function reopenWeighing(tx: Transaction<DB>, payable_id: string) {
  await sendAhead(
    tx,
    sql`update weighings set status = 'waiting', payable_id = null where payable_id = ${payable_id}::uuid and status = 'agreed'`,
  )
}

/** The office cancels the paid difference: what was weighed is not charged. */
export async function cancelWeighing(tx: Transaction<DB>, payable_id: string) {
  await sendAhead(
    tx,
    sql`update weighings set status = 'cancelled' where payable_id = ${payable_id}::uuid and status = 'paid'`,
  )
}
