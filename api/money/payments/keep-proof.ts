import { sql, type Transaction } from 'kysely'
import type { PaymentStatus } from '#contract/money/payments.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { insertRows } from '../../platform/insert-rows.ts'
import { notApproved } from './not-approved.ts'

interface Proof {
  user_id: string
  order_id: string
  file_id: string
}

/**
 * Deadline and upload meet in the database: whichever comes first leaves nothing for the other. A newer picture takes
 * the place of one that nobody has decided on; what was approved meanwhile is seen behind the lock.
 */
export async function proveMoney(tx: Transaction<DB>, { user_id, order_id, file_id }: Proof) {
  await sendAhead(
    tx,
    sql`select from payments p join orders o on o.id = p.order_id
      where o.id = ${order_id}::uuid and o.user_id = ${user_id}::uuid for update of p`,
  )
  const { rows } = await sql<{ payment_id: string; status: PaymentStatus }>`
    update payments p set status = 'awaiting_approval', proof_id = ${file_id}::uuid, proof_sent_at = now(), reject_code = null, reject_reason = null
    from orders o
    where o.id = ${order_id}::uuid and o.user_id = ${user_id}::uuid and p.order_id = o.id
      and ((p.status = 'awaiting_payment' and p.deadline_at > now()) or (p.status = 'awaiting_approval' and ${notApproved}))
    returning p.id as payment_id, p.status`.execute(tx)
  const [sent] = rows
  if (sent) await insertRows(tx, 'payment_proofs', [{ file_id, payment_id: sent.payment_id }])
  return sent
}
