import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { paymentTypes } from '../site/payment-types.ts'
import { money } from '../prices/money.ts'
import { orderTypes } from '../site/order-types.ts'
import { nextCursor, searchedPageQuery, timestamp } from '../platform/paging.ts'
import { counterOrOfficeRoles, officeRoles } from '../platform/roles.ts'

const paymentStatuses = ['awaiting_payment', 'awaiting_approval', 'success', 'expired', 'cancelled'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentStatus = z.enum(paymentStatuses)

/** So many orders of one person may wait for their money; a batch is one, a difference that we ask for is none. */
export const mostUnpaid = 20

export const paymentDeadline_h = 24
/** So long an approval can be taken back before it takes effect. */
export const approvalDelay_s = 10

/** A transfer's amount carries 1 to this many sen that no other open order of the account carries. */
export const mostUniqueSen = 99
/** A rejection leaves at least this much time for another proof. */
export const graceAfterRejection_h = 2

/** Reasons that exist in three languages; 'other' comes with the office's own words. The first is for a part that came in. */
export const rejectCodes = [
  'amount_differs',
  'not_received',
  'unreadable',
  'wrong_account',
  'already_used',
  'other',
] as const

const rejectCode = z.enum(rejectCodes)

export const paymentOf = {
  status: paymentStatus,
  deadline_at: timestamp,
  payment_type_id: z.enum(paymentTypes),
  bank_name: z.string(),
  account_name: z.string(),
  account_number: z.string().nullable(),
  base_amount: money,
  /** The sen that make the amount of a transfer unique. */
  unique_amount: money,
  amount: money,
  /** What the note of a transfer must contain when its amount has no unique sen. */
  pay_reference: z.string().nullable(),
  reject_code: rejectCode.nullable(),
  reject_reason: z.string().nullable(),
  proof_sent_at: timestamp.nullable(),
} as const

/** Whoever judges a proof wants to know whether this customer is new; beyond this they are not. */
export const mostPaidCounted = 20

/** A proof that was refused before the one that waits. The words are not known of those that were refused before they were kept. */
const rejected = z.object({
  at: timestamp,
  by: z.string().nullable(),
  reject_code: rejectCode,
  reject_reason: z.string().nullable(),
})

const duplicate = z.object({ tracking_number: z.string(), sent_at: timestamp })

const paymentToJudge = z.object({
  id: z.string(),
  ...paymentOf,
  order_id: z.string(),
  order_type: z.enum(orderTypes),
  /** How many shipments a batch pays for. */
  parcels: z.int().nullable(),
  tracking_number: z.string(),
  /** The number of the shipment whose difference this is. */
  concerns: z.string().nullable(),
  ordered_at: timestamp,
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  /** Null where the account is erased. */
  customer_id: z.string().nullable(),
  /** How many of their orders are paid, counted to one more than `mostPaidCounted`. */
  customer_paid: z.int(),
  proof_id: z.string().nullable(),
  proof_width: z.int().nullable(),
  proof_height: z.int().nullable(),
  /** Other payments for which the same picture was sent. */
  duplicates: z.array(duplicate),
  /** Nobody decides on an order of their own. */
  is_own: z.boolean(),
  /** The newest first. Not told by a server of the version before, as what follows. */
  rejections: z.array(rejected).optional(),
  /** What came so far, where the office has seen that it is not all. */
  came: money.nullable().optional(),
  /** The customer wants no more of the order: once decided, it is cancelled. Not told by a server of the version before. */
  cancel_wished_at: timestamp.nullable().optional(),
})
const pendingApproval = z.object({
  id: z.string(),
  tracking_number: z.string(),
  amount: money,
  takes_effect_at: timestamp,
})
export type PendingApproval = z.input<typeof pendingApproval>

export type PaymentToJudge = z.input<typeof paymentToJudge>

export const listPaymentsToJudge = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/payment',
  allow: officeRoles,
  summary: 'Proofs that wait for a decision, oldest first; or cash still to come in, newest first',
  query: z.strictObject({ ...searchedPageQuery.shape, waiting_for: z.enum(['decision', 'cash']) }),
  data: z.object({
    payment_data: z.array(paymentToJudge),
    next_cursor: nextCursor,
    /** How many wait, or match the search, over all pages. */
    waiting: z.int(),
    /** What the asking admin has approved and can still take back, newest first. */
    pending_data: z.array(pendingApproval),
    now: timestamp,
  }),
})

const onePayment = z.strictObject({ id: z.uuid() })
const decided = z.object({ id: z.string(), status: paymentStatus })

export const approvePayment = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/payment/:id/approval',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'The money is there: seconds later the order goes on and vouchers are issued, unless it is undone',
  refuses: ['newer_proof', 'own_order', 'payment_not_awaiting_approval', 'payment_not_awaiting_cash'],
  params: onePayment,
  /** The proof that was looked at; a newer one must be looked at first. Null for cash that was counted. */
  body: z.strictObject({ proof_id: z.uuid().nullable() }),
  data: decided.extend({ takes_effect_at: timestamp }),
})

export const undoApproval = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/payment/:id/approval/withdrawal',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Take an approval of one’s own back before it takes effect',
  refuses: ['approval_in_effect', 'approval_of_another', 'approval_undone'],
  params: onePayment,
  data: decided,
})

export const readDecision = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/payment/:id/decision',
  allow: officeRoles,
  summary: 'How a payment stands now, and who decided last: for a desk whose proof is gone',
  params: onePayment,
  data: z.object({
    status: paymentStatus,
    is_pending: z.boolean(),
    decided_by: z.string().nullable(),
    reject_code: rejectCode.nullable(),
  }),
})

/** Why a proof does not count; 'other' comes with own words. */
export const rejectReason = z.strictObject({
  reject_code: z.enum(rejectCodes, 'error.reject_reason_required'),
  reject_reason: z.string().trim().max(500, 'error.too_long'),
})

export function hasRejectWords({ reject_code, reject_reason }: z.output<typeof rejectReason>) {
  return reject_code !== 'other' || reject_reason !== ''
}
export const rejectWordsMissing = { path: ['reject_reason'], error: 'error.reject_reason_required' }

const rejection = rejectReason
  .extend({
    proof_id: z.uuid(),
    /** All that came so far, where it is less than was asked for. */
    came: money
      .refine((ringgit) => ringgit > 0, 'error.amount_required')
      .nullable()
      .optional(),
  })
  .refine(hasRejectWords, rejectWordsMissing)

/** At the desk: whoever paid too little is told what is missing. */
export const deskRejection = rejection.refine(
  ({ reject_code, came }) => reject_code !== 'amount_differs' || typeof came === 'number',
  { path: ['came'], error: 'error.amount_required' },
)

export const rejectPayment = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/payment/:id/rejection',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'The proof does not show the payment: the customer is asked again',
  refuses: ['newer_proof', 'own_order', 'payment_not_awaiting_approval'],
  params: onePayment,
  body: rejection,
  data: decided,
})

export const confirmCash = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/payment/:id/cash',
  allow: counterOrOfficeRoles,
  idempotency: 'required',
  summary: 'The cash was counted in the office, or by an agent at the counter they belong to',
  refuses: ['other_counter', 'own_order', 'payment_not_awaiting_cash'],
  params: onePayment,
  data: decided,
})

export const showProof = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/payment/:id/proof',
  allow: officeRoles,
  gives: 'picture',
  summary: 'The picture sent last',
  params: onePayment,
})
