import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { EventName } from '#contract/platform/events.ts'
import type { DB } from '#database/schema.ts'

/** Vouchers that end unused: their deposits are no longer owed. One statement however many they are. */
export async function forfeitVouchers(
  tx: Transaction<DB>,
  status: 'expired' | 'void',
  ids: RawBuilder<unknown>,
) {
  await sql`
    with ended as (
      update vouchers set status = ${status} where status = 'issued' and id in (${ids})
      returning id, order_id, value_sen, uuidv7() as posting_id
    ), posted as (
      insert into ledger (posting_id, order_id, voucher_id, account, amount_sen)
      select e.posting_id, e.order_id, e.id, side.account, e.value_sen * side.sign
      from ended e cross join (values ('deposits_owed', 1), ('forfeited', -1)) side (account, sign)
    )
    insert into events (name, order_id, subject_id) select ${`voucher_${status}` satisfies EventName}, order_id, id from ended`.execute(
    tx,
  )
}
