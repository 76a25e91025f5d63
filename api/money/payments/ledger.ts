import { randomUUIDv7 } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { orderRules, type OrderType } from '#contract/site/order-types.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'

export interface Entry {
  account: string
  amount_sen: number
}

interface About {
  order_id?: string
  voucher_id?: string
}

/** One posting; the database refuses it unless its entries sum to zero. */
export async function post(tx: Transaction<DB>, { order_id, voucher_id }: About, entries: Entry[]) {
  const posting_id = randomUUIDv7()
  const moved = entries.filter(({ amount_sen }) => amount_sen !== 0)
  await sendAhead(
    tx,
    tx
      .insertInto('ledger')
      .values(
        moved.map(({ account, amount_sen }) => ({ posting_id, order_id, voucher_id, account, amount_sen })),
      ),
  )
}

interface Paid {
  type: OrderType
  account_id: string
  amount: number
  unique: number
  owed: number
  missed: number
  sold: number
}

/** The line of an order that asks for a payment which was approved and never came. */
export const missingLine = 'missing_payment'

/** A paid order: what came in, and what it is for. Lines called 'deposit' are owed back. */
export async function postPaidOrder(tx: Transaction<DB>, order_id: string) {
  await post(tx, { order_id }, await entriesOfPaid(tx, order_id))
}

/** What was posted when it was paid, the other way round. */
export async function postUnpaidOrder(tx: Transaction<DB>, order_id: string) {
  const entries = await entriesOfPaid(tx, order_id)
  await post(
    tx,
    { order_id },
    entries.map(({ account, amount_sen }) => ({ account, amount_sen: -amount_sen })),
  )
}

async function entriesOfPaid(tx: Transaction<DB>, order_id: string): Promise<Entry[]> {
  const sumOf = (codes: RawBuilder<unknown>) =>
    sql`coalesce((select sum(l.amount_sen) from order_lines l where l.order_id = p.order_id and ${codes}), 0)::bigint`
  const { rows } = await sql<Paid>`
    select o.type, p.payment_account_id as account_id, p.amount_sen as amount, p.unique_sen as unique,
      ${sumOf(sql`l.code = 'deposit'`)} as owed, ${sumOf(sql`l.code = ${missingLine}`)} as missed,
      ${sumOf(sql`l.code not in ('deposit', ${missingLine})`)} as sold
    from payments p join orders o on o.id = p.order_id where p.order_id = ${order_id}::uuid`.execute(tx)
  return rows.flatMap(({ type, account_id, amount, unique, owed, missed, sold }) => [
    { account: `received:${account_id}`, amount_sen: amount },
    { account: orderRules[type].sales, amount_sen: -sold },
    { account: 'deposits_owed', amount_sen: -owed },
    { account: 'payments_missing', amount_sen: -missed },
    { account: 'unique_sen', amount_sen: -unique },
  ])
}
