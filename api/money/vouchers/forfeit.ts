import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { recordMany, type EventData } from '../../platform/events.ts'

/** Who ended them and why; nobody, where they end by themselves. */
interface Cause {
  actor_id: string
  data: EventData
}

/** Vouchers that end unused: their deposits are no longer owed. One statement however many they are. */
export async function forfeitVouchers(
  tx: Transaction<DB>,
  status: 'expired' | 'void',
  ids: RawBuilder<unknown>,
  cause?: Cause,
) {
  const { rows } = await sql<{ id: string; order_id: string }>`
    with ended as (
      update vouchers set status = ${status} where status = 'issued' and id = any(array(${ids}))
      returning id, order_id, value_sen, uuidv7() as posting_id
    ), posted as (
      insert into ledger (posting_id, order_id, voucher_id, account, amount_sen)
      select e.posting_id, e.order_id, e.id, side.account, e.value_sen * side.sign
      from ended e cross join (values ('deposits_owed', 1), ('forfeited', -1)) side (account, sign)
    )
    select id, order_id from ended`.execute(tx)
  await recordMany(
    tx,
    rows.map(({ id, order_id }) => ({
      name: `voucher_${status}` as const,
      order_id,
      subject_id: id,
      actor_id: cause?.actor_id,
      data: cause?.data ?? {},
    })),
  )
}
