import { sql, type Transaction } from 'kysely'
import type { PaymentType } from '#contract/master-data.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../platform/database.ts'

interface Account {
  id: string
  payment_type_id: PaymentType
}

/** Orders on one transfer account take their sen one after the other; it holds until the commit. */
export async function queueForAccount(tx: Transaction<DB>, { id, payment_type_id }: Account) {
  if (payment_type_id === 'transfer')
    await sendAhead(tx, sql`select pg_advisory_xact_lock(hashtextextended(${id}::text, 54))`)
}

/**
 * The sen that make a transfer's amount unique: first those no open order of the account carries,
 * then those that at least make another amount. No row when even these are used up.
 */
export function transferSen({ id, payment_type_id }: Account, base_sen: number) {
  if (payment_type_id !== 'transfer') return sql`select 0 as unique_sen`
  const open = sql`select from payments p where p.payment_account_id = ${id}::uuid and p.payment_type_id = 'transfer'
      and p.status in ('awaiting_payment', 'awaiting_approval')`
  return sql`
    select sen as unique_sen from generate_series(1, 99) sen
    where not exists (${open} and p.amount_sen = ${base_sen}::bigint + sen)
    order by exists (${open} and p.unique_sen = sen), random() limit 1`
}
