import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { money } from '../prices/money.ts'
import { nextCursor, pageQuery, searchedPageQuery, timestamp } from '../platform/paging.ts'
import { hasRejectWords, rejectCodes, rejectReason, rejectWordsMissing } from './payments.ts'
import { refundAccount } from './vouchers.ts'
import { counterOrOfficeRoles, officeRoles } from '../platform/roles.ts'

interface RefundRule {
  /** The account of the ledger on which it is owed. */
  owedOn: `${string}_owed`
  /** The account it is taken from, where it is all of one; otherwise whoever owes it says so. A deposit is owed since it was paid in. */
  takenFrom: 'shipping_sales' | 'claim_costs' | null
  /** It gives back what was paid for its order, so together they are never more than that, and cash goes back in cash. */
  isOfPayment: boolean
  /** It is withdrawn when the money of its order turns out never to have come. */
  mayBeWithdrawn: boolean
}

/**
 * The one table of what is given back: a box's deposit, the credit of a lighter parcel, the payment of a claim, a
 * cancelled order, what a return leaves undone, a change that made an order cheaper, a transfer that came after its
 * order had ended.
 */
export const refundRules = {
  voucher: { owedOn: 'deposits_owed', takenFrom: null, isOfPayment: false, mayBeWithdrawn: false },
  credit: { owedOn: 'credits_owed', takenFrom: 'shipping_sales', isOfPayment: true, mayBeWithdrawn: false },
  claim: { owedOn: 'claims_owed', takenFrom: 'claim_costs', isOfPayment: false, mayBeWithdrawn: false },
  cancellation: { owedOn: 'cancellations_owed', takenFrom: null, isOfPayment: true, mayBeWithdrawn: true },
  return: { owedOn: 'returns_owed', takenFrom: null, isOfPayment: true, mayBeWithdrawn: false },
  change: { owedOn: 'changes_owed', takenFrom: 'shipping_sales', isOfPayment: true, mayBeWithdrawn: false },
  transfer: { owedOn: 'transfers_owed', takenFrom: null, isOfPayment: false, mayBeWithdrawn: true },
} as const satisfies Record<string, RefundRule>
export type RefundKind = keyof typeof refundRules

export const refundKinds = /* @__PURE__ */ Object.keys(refundRules).filter(isRefundKind)
export const kindsOfPayment = /* @__PURE__ */ refundKinds.filter((kind) => refundRules[kind].isOfPayment)

function isRefundKind(name: string): name is RefundKind {
  return Object.hasOwn(refundRules, name)
}

export const refundStatuses = ['due', 'paid', 'withdrawn'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** A partial payment is not among them: what came in goes back. */
export const [, ...withdrawalCodes] = rejectCodes

/** The bank could not deliver it; or it was recorded by mistake. */
export const takeBackReasons = ['sent_back', 'not_sent'] as const

const refundOf = {
  id: z.string(),
  kind: z.enum(refundKinds),
  status: z.enum(refundStatuses),
  amount: money,
  order_id: z.string(),
  tracking_number: z.string(),
  serial: z.string().nullable(),
  owed_at: timestamp,
  bank_reference: z.string().nullable(),
  paid_at: timestamp.nullable(),
  /** Its order was paid in cash, so it goes back in cash; or it has. */
  is_cash: z.boolean(),
  /** When an earlier payment of it was taken back, and why; null once it is paid again. */
  taken_back_at: timestamp.nullable(),
  taken_back_reason: z.enum(takeBackReasons).nullable(),
} as const

const myRefund = z.object(refundOf)
export type MyRefund = z.input<typeof myRefund>

export const listMyRefunds = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/refund',
  allow: 'signed_in',
  summary: 'What comes back to me, and what came back, newest first',
  query: pageQuery,
  data: z.object({ refund_data: z.array(myRefund), next_cursor: nextCursor }),
})

const officeRefund = z.object({
  ...refundOf,
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  /** Where it goes or went; nobody can be paid who has not said where to. */
  account: refundAccount.nullable(),
  account_changed_at: timestamp.nullable(),
  /** Of one that is not paid after all. */
  withdrawn_at: timestamp.nullable(),
  withdrawal_code: z.enum(withdrawalCodes).nullable(),
  withdrawal_words: z.string().nullable(),
  is_own: z.boolean(),
})
export type OfficeRefund = z.input<typeof officeRefund>

export const listRefunds = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/refund',
  allow: officeRoles,
  summary: 'Refunds that are due, oldest first; or those paid or withdrawn, newest first',
  query: z.strictObject({ ...searchedPageQuery.shape, status: z.enum(refundStatuses) }),
  data: z.object({
    refund_data: z.array(officeRefund),
    next_cursor: nextCursor,
    waiting: z.int(),
    waiting_amount: money,
  }),
})

export const refundPayment = z.strictObject({
  bank_reference: z.string().trim().min(1, 'error.bank_reference_required').max(60, 'error.too_long'),
  /** The account that was looked at; a newer one must be looked at first. */
  account_changed_at: timestamp,
})

export const payRefund = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/refund/:id/payment',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'The money was sent, under this reference of the bank; once',
  refuses: [
    'own_order',
    'refund_account_changed',
    'refund_account_missing',
    'refund_already_paid',
    'refund_exceeds_limit',
    'refund_withdrawn',
  ],
  params: z.strictObject({ id: z.uuid() }),
  body: refundPayment,
  data: z.object({ id: z.string(), status: z.enum(refundStatuses), paid_at: timestamp }),
})

export const payRefundInCash = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/refund/:id/cash-payment',
  allow: counterOrOfficeRoles,
  idempotency: 'required',
  summary: 'The money of an order paid in cash was given back in cash, by an agent where it was paid; once',
  refuses: [
    'other_counter',
    'own_order',
    'refund_already_paid',
    'refund_exceeds_limit',
    'refund_not_in_cash',
    'refund_withdrawn',
  ],
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({ id: z.string(), status: z.enum(refundStatuses), paid_at: timestamp }),
})

export const takeBackPayment = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/refund/:id/payment/taken-back',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'The bank sent the money back, or it never went out: the refund is due again',
  refuses: ['own_order', 'refund_not_paid', 'refund_paid_in_cash'],
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    reason: z.enum(takeBackReasons, 'error.reason_required'),
    /** The payment that was looked at: another one made since stays. */
    paid_at: timestamp,
  }),
  data: z.object({ id: z.string(), status: z.enum(refundStatuses) }),
})

export const refundWithdrawal = rejectReason
  .extend({
    reject_code: z.enum(withdrawalCodes, 'error.reject_reason_required'),
    /** Said by whoever withdraws it: the money of the order never came in. */
    never_came: z
      .boolean('error.refund_never_came_required')
      .refine(Boolean, 'error.refund_never_came_required'),
  })
  .refine(hasRejectWords, rejectWordsMissing)

export const withdrawRefund = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/refund/:id/withdrawal',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'The refund of an order whose money never came is not paid after all',
  refuses: ['own_order', 'refund_already_paid', 'refund_not_withdrawable', 'refund_withdrawn'],
  params: z.strictObject({ id: z.uuid() }),
  body: refundWithdrawal,
  data: z.object({ id: z.string(), status: z.enum(refundStatuses) }),
})

export const exportRefunds = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/refund.csv',
  allow: officeRoles,
  gives: 'csv',
  summary: 'All refunds that are due, paid or withdrawn, as a table for the bank or the books',
  query: z.strictObject({ status: z.enum(refundStatuses) }),
})
