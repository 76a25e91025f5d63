import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { OrderType } from '#contract/order-types.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../platform/database.ts'

interface Entry {
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
  sold: number
}

const salesOf = {
  shipment: 'shipping_sales',
  box_purchase: 'box_sales',
  difference: 'shipping_sales',
  batch: 'shipping_sales',
} as const satisfies Record<OrderType, string>

/** A paid order: what came in, and what it is for. Lines called 'deposit' are owed back. */
export async function postPaidOrder(tx: Transaction<DB>, order_id: string) {
  const { rows } = await sql<Paid>`
    select o.type, p.payment_account_id as account_id, p.amount_sen as amount, p.unique_sen as unique,
      coalesce((select sum(l.amount_sen) from order_lines l where l.order_id = p.order_id and l.code = 'deposit'), 0)::bigint as owed,
      coalesce((select sum(l.amount_sen) from order_lines l where l.order_id = p.order_id and l.code <> 'deposit'), 0)::bigint as sold
    from payments p join orders o on o.id = p.order_id where p.order_id = ${order_id}::uuid`.execute(tx)
  for (const { type, account_id, amount, unique, owed, sold } of rows)
    await post(tx, { order_id }, [
      { account: `received:${account_id}`, amount_sen: amount },
      { account: salesOf[type], amount_sen: -sold },
      { account: 'deposits_owed', amount_sen: -owed },
      { account: 'unique_sen', amount_sen: -unique },
    ])
}
