import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { LateOutcome } from '#contract/money/late-transfers.ts'
import type { DB } from '#database/schema.ts'
import { violates } from '../../platform/database-errors.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import type { Decided } from './decide.ts'

interface LateTransfer {
  payment_id: string
  order_id: string
  /** What the order asked for before it was changed. */
  replaced_id: string | null
  payment_account_id: string
  bank_reference: string
  amount_sen: number
  outcome: LateOutcome
  matched_by: string
}

/** A transfer is matched once, whichever order it is taken for. */
export async function keepLateTransfer(tx: Transaction<DB>, transfer: LateTransfer) {
  const id = randomUUIDv7()
  try {
    await tx
      .insertInto('late_transfers')
      .values({ id, ...transfer })
      .execute()
  } catch (error) {
    throw violates(error, 'late_transfers_by_reference') ? conflict('transfer_already_matched') : error
  }
  return id
}

/** The expired payment is made after all, in the transaction that keeps its transfer; the database refuses any other way. */
export async function revivePayment(tx: Transaction<DB>, payment_id: string, admin_id: string) {
  const { rows } = await sql<Decided>`
    update payments p set status = 'success', reject_code = null, reject_reason = null, decided_by = ${admin_id}::uuid, decided_at = now()
    from orders o
    where p.id = ${payment_id}::uuid and p.status = 'expired' and o.id = p.order_id
    returning p.id, p.order_id, p.status, o.type`.execute(tx)
  return rows[0]
}

/** Matched by mistake: another order may have the transfer now. */
export function undoLateTransfer(tx: Transaction<DB>, which: { id: string } | { payment_id: string }) {
  const found =
    'id' in which
      ? sql`id = ${which.id}::uuid`
      : sql`payment_id = ${which.payment_id}::uuid and replaced_id is null`
  return sendAhead(tx, sql`update late_transfers set undone_at = now() where ${found} and undone_at is null`)
}
