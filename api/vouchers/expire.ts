import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { post } from '../payments/ledger.ts'
import { record } from '../platform/events.ts'
import { transaction } from '../platform/transaction.ts'

interface RunOut {
  id: string
  order_id: string
  value_sen: number
}

/** Vouchers nobody used within their time: the deposit is no longer owed. */
export function expireVouchersJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'vouchers_expire',
    every: '5 * * * *',
    work: () =>
      transaction(db, async (tx) => {
        const { rows } = await sql<RunOut>`
          update vouchers set status = 'expired' where id in (
            select id from vouchers where status = 'issued' and expires_at <= now() order by expires_at limit 500 for update skip locked)
          returning id, order_id, value_sen`.execute(tx)
        for (const { id, order_id, value_sen } of rows) {
          await post(tx, { order_id, voucher_id: id }, [
            { account: 'deposits_owed', amount_sen: value_sen },
            { account: 'forfeited', amount_sen: -value_sen },
          ])
          await record(tx, { name: 'voucher_expired', order_id, subject_id: id })
        }
      }),
  }
}
