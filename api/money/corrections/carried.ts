import { sql } from 'kysely'

/** For rows p of payments: another open order of the account carries the same amount by now. */
export const isCarried = sql<boolean>`(p.unique_sen > 0 and exists (select from payments other where other.payment_account_id = p.payment_account_id
  and other.id <> p.id and other.amount_sen = p.amount_sen and other.unique_sen > 0 and other.status in ('awaiting_payment', 'awaiting_approval')))`
