import type { Transaction } from 'kysely'
import { refundRules, type RefundKind } from '#contract/money/refunds.ts'
import type { DB } from '#database/schema.ts'
import { post, type Entry } from './ledger.ts'
import { sendAhead } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'

interface Owed {
  kind: RefundKind
  /** The voucher, the weighing, the claim or the late transfer: one refund for each, ever. */
  subject_id: string
  /** The shipment it comes from. */
  order_id: string
  user_id: string | null
  amount_sen: number
  /** Where it was earned, when it is not all of one account. */
  taken_from?: Entry[]
  /** For the letter about it, where the kind alone does not say it. */
  why?: 'brought_to_counter'
}

/** From now on the office has to pay it. A second one for the same subject is refused by the database. */
export async function oweRefund(tx: Transaction<DB>, owed: Owed) {
  const { taken_from, why, ...refund } = owed
  const { kind, subject_id, order_id, amount_sen } = refund
  const voucher_id = kind === 'voucher' ? subject_id : null
  await sendAhead(tx, tx.insertInto('refunds').values({ ...refund, voucher_id }))
  const taken = taken_from ?? entriesOf(kind, amount_sen)
  if (taken.length > 0)
    await post(tx, { order_id }, [...taken, { account: refundRules[kind].owedOn, amount_sen: -amount_sen }])
  await record(tx, {
    name: 'refund_owed',
    order_id,
    subject_id,
    data: { kind, amount_sen, ...(why && { why }) },
  })
}

function entriesOf(kind: RefundKind, amount_sen: number): Entry[] {
  const { takenFrom } = refundRules[kind]
  return takenFrom === null ? [] : [{ account: takenFrom, amount_sen }]
}
