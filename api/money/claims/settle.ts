import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { transaction } from '../../platform/transaction.ts'
import { oweRefund } from '../payments/owe.ts'
import { objectUntil } from './clock.ts'
import { tell } from './history.ts'

interface Settled {
  id: string
  order_id: string
  user_id: string | null
  amount_sen: number
}

/** Nobody objects any more: from now on the amount is owed, and the desk of the refunds pays it. */
export async function oweClaim(tx: Transaction<DB>, { id, order_id, user_id, amount_sen }: Settled) {
  await oweRefund(tx, { kind: 'claim', subject_id: id, order_id, user_id, amount_sen })
}

/** A lower amount to which nobody objected in time. */
export function settleClaimsJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'settle_claims',
    every: '17 * * * *',
    work: async () => {
      const { rows } = await sql<{ id: string }>`
        select c.id from claims c where c.status = 'accepted' and c.settled_at is null and ${objectUntil} <= now()
        order by c.decided_at limit 500`.execute(db)
      for (const { id } of rows) await transaction(db, (tx) => settle(tx, id))
    },
  }
}

async function settle(tx: Transaction<DB>, id: string) {
  const { rows } = await sql<Settled>`
    update claims c set settled_at = now()
    where c.id = ${id}::uuid and c.status = 'accepted' and c.settled_at is null and ${objectUntil} <= now()
    returning c.id, c.order_id, c.user_id, c.amount_sen`.execute(tx)
  const [settled] = rows
  if (!settled) return
  const { order_id, amount_sen } = settled
  await tell(tx, { claim_id: id, order_id, what: 'settled', side: 'clock', actor_id: null, amount_sen })
  await oweClaim(tx, settled)
}

/** What it sent has come back: the amount stays settled, and is owed again. */
export async function reopenPaidClaim(tx: Transaction<DB>, id: string, admin_id: string) {
  const { rows } = await sql<Settled>`
    update claims set status = 'accepted', closed_at = null where id = ${id}::uuid and status = 'paid'
    returning id, order_id, user_id, amount_sen`.execute(tx)
  for (const { order_id, amount_sen } of rows)
    await tell(tx, { claim_id: id, order_id, what: 'unpaid', side: 'office', actor_id: admin_id, amount_sen })
}

/** The desk of the refunds has sent the money. */
export async function closePaidClaim(tx: Transaction<DB>, id: string, admin_id: string) {
  const { rows } = await sql<Settled>`
    update claims set status = 'paid', closed_at = now() where id = ${id}::uuid and status = 'accepted'
    returning id, order_id, user_id, amount_sen`.execute(tx)
  for (const { order_id, amount_sen } of rows)
    await tell(tx, { claim_id: id, order_id, what: 'paid', side: 'office', actor_id: admin_id, amount_sen })
}
