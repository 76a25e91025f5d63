import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { record } from '../../platform/events.ts'
import { eachAlone } from '../../platform/transaction.ts'
import { oweRefund } from './owe.ts'

interface Part {
  id: string
  order_id: string
  payment_account_id: string
  amount_sen: number
}

// Where the order asked for it when it came: it may have been replaced by a payment into another account since.
const account = sql`coalesce((select x.payment_account_id from replaced_payments x
    where x.payment_id = p.id and x.at > (select max(y.rejected_at) from payment_proofs y
      where y.payment_id = p.id and y.reject_code = 'amount_differs')
    order by x.id limit 1), p.payment_account_id)`

/**
 * What came of a payment that has ended is owed back, as a transfer that the office matched: in the transaction that ends it,
 * and once, since it leaves the payment. Where a transfer of the order is matched already, the office decides.
 */
export async function owePart(tx: Transaction<DB>, payment_id: string) {
  const { rows } = await sql<Part>`
    insert into late_transfers (payment_id, order_id, payment_account_id, bank_reference, amount_sen, outcome)
    select p.id, p.order_id, ${account}, 'proof ' || coalesce(p.proof_id, p.id), p.came_sen, 'owed'
    from payments p
    where p.id = ${payment_id}::uuid and p.status in ('expired', 'cancelled') and p.came_sen is not null
      and not exists (select from late_transfers t where t.payment_id = p.id and t.undone_at is null and t.replaced_id is null)
    returning id, order_id, payment_account_id, amount_sen`.execute(tx)
  const [part] = rows
  if (!part) return
  const { id, order_id, payment_account_id, amount_sen } = part
  const { user_id } = await tx
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  await tx.updateTable('payments').set({ came_sen: null }).where('id', '=', payment_id).execute()
  const taken_from = [{ account: `received:${payment_account_id}`, amount_sen }]
  await oweRefund(tx, { kind: 'transfer', subject_id: id, order_id, user_id, amount_sen, taken_from })
  await record(tx, { name: 'transfer_owed', order_id, subject_id: id, data: { amount_sen } })
}

/** For what ended in a process of the version before. */
export function partsOwedJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'parts_owed',
    every: '19 * * * *',
    work: async () => {
      const { rows } = await sql<{ id: string }>`
        select id from payments p where came_sen is not null and status in ('expired', 'cancelled')
          and not exists (select from late_transfers t where t.payment_id = p.id and t.undone_at is null and t.replaced_id is null)
        order by id limit 500`.execute(db)
      await eachAlone(db, rows, async (tx, { id }) => {
        await sql`select from payments where id = ${id}::uuid for update`.execute(tx)
        await owePart(tx, id)
      })
    },
  }
}
