import type { Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { post } from '../payments/ledger.ts'
import { sendAhead } from '../platform/database.ts'
import { record } from '../platform/events.ts'

interface Owed {
  kind: 'voucher' | 'credit' | 'claim'
  /** The voucher, the weighing or the claim: one refund for each, ever. */
  subject_id: string
  /** The shipment it comes from. */
  order_id: string
  user_id: string | null
  amount_sen: number
}

/** What was earned before and is now owed. A voucher's deposit is owed since it was paid in. */
const takenFrom = { credit: 'shipping_sales', claim: 'claim_costs' } as const
const owedOn = { credit: 'credits_owed', claim: 'claims_owed', voucher: 'deposits_owed' } as const

/** From now on the office has to pay it. A second one for the same subject is refused by the database. */
export async function oweRefund(tx: Transaction<DB>, owed: Owed) {
  const { kind, subject_id, order_id, amount_sen } = owed
  const voucher_id = kind === 'voucher' ? subject_id : null
  await sendAhead(tx, tx.insertInto('refunds').values({ ...owed, voucher_id }))
  if (kind !== 'voucher')
    await post(tx, { order_id }, [
      { account: takenFrom[kind], amount_sen },
      { account: owedOn[kind], amount_sen: -amount_sen },
    ])
  await record(tx, { name: 'refund_owed', order_id, subject_id, data: { kind, amount_sen } })
}

/** The account of the ledger on which a kind of refund is owed. */
export function ledgerAccountOf(kind: Owed['kind']) {
  return owedOn[kind]
}
