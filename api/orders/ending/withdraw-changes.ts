import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { record } from '../../platform/events.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'

/** What earlier changes of an order ask for, and nobody has paid, is asked for no longer: a later change or the end of the order counts. */
export async function withdrawChanges(tx: Transaction<DB>, order_id: string, actor_id: string) {
  const { rows } = await sql<{ payable_id: string; payment_id: string }>`
    update fees f set waived_by = ${actor_id}::uuid, waived_at = now(), waiver = 'replaced'
    from payments p
    where f.concerns = ${order_id}::uuid and f.kind = 'change' and f.waived_at is null and p.order_id = f.order_id
      and p.status in ('awaiting_payment', 'expired')
    returning f.order_id as payable_id, p.id as payment_id`.execute(tx)
  for (const { payable_id, payment_id } of rows) await withdraw(tx, { payable_id, payment_id, actor_id })
}

interface Withdrawn {
  payable_id: string
  payment_id: string
  actor_id: string
}

async function withdraw(tx: Transaction<DB>, { payable_id, payment_id, actor_id }: Withdrawn) {
  const event = { name: 'change_replaced', actor_id } as const
  const ended = await cancelUnpaid(tx, sql`select ${payment_id}::uuid`, event)
  if (ended.length === 0) await record(tx, { ...event, order_id: payable_id, subject_id: payment_id })
}

/** Why an order cannot end now: somebody is paying for its change. */
export function isPayingChange(order_id: ReturnType<typeof sql>) {
  return sql<boolean>`exists (select from fees f join payments fp on fp.order_id = f.order_id
    where f.concerns = ${order_id} and f.kind = 'change' and fp.status = 'awaiting_approval')`
}
