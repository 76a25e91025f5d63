import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { transaction } from '../../platform/transaction.ts'
import { forfeitVouchers } from './forfeit.ts'

/** Vouchers nobody used within their time. */
export function expireVouchersJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'vouchers_expire',
    every: '5 * * * *',
    work: () => transaction(db, (tx) => forfeitVouchers(tx, 'expired', runOut)),
  }
}

const runOut = sql`select id from vouchers where status = 'issued' and expires_at <= now()
  order by expires_at limit 500 for update skip locked`
