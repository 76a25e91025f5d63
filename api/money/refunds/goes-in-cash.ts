import { sql } from 'kysely'
import { kindsOfPayment } from '#contract/money/refunds.ts'
import { backInCashTypes } from '#contract/site/payment-types.ts'
import { listed } from '../../platform/listed.ts'

/**
 * Refund `r` of order `o` gives back what was paid in cash. A deposit, like a claim, goes to the account that was named
 * for it.
 */
export const goesInCash = sql<boolean>`(r.kind in (${listed(kindsOfPayment)}) and exists (
  select from payments p where p.order_id = coalesce(o.paid_with, o.id) and p.payment_type_id in (${listed(backInCashTypes)})))`
