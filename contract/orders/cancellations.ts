import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { money } from '../prices/money.ts'
import { timestamp } from '../platform/paging.ts'
import { paymentStatus } from '../money/payments.ts'
import { mostBoxes } from './purchases.ts'
import { officeRoles } from '../platform/roles.ts'

/** Why the office ends an order; 'other' comes with own words. */
export const cancellationReasons = [
  'customer_asked',
  'not_served',
  'not_allowed',
  'placed_twice',
  'other',
] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** What the owner of an order sees that ended after its payment, or by the office: why, and what comes back. */
export const shownCancellation = z.object({
  reason: z.enum(cancellationReasons),
  words: z.string().nullable(),
  at: timestamp,
  was_paid: z.boolean(),
  /** The owner cancelled it, not the office. */
  is_own: z.boolean(),
  refund: money,
  /** As long as it is owed: to the account of its owner, in cash where it was paid in cash, or nowhere until there is an account. */
  refund_way: z.enum(['account', 'cash', 'waits']),
  is_refunded: z.boolean(),
  /** Nothing comes back after all: the money of the order never came in. */
  is_withdrawn: z.boolean(),
})
export type ShownCancellation = z.input<typeof shownCancellation>

const order = z.strictObject({ number: z.string().min(1).max(60) })

/** Boxes that can be cancelled one by one; none where only the order as a whole can. */
const singleBoxes = {
  boxes: z.array(
    z.object({
      serial: z.string(),
      /** A shipment counts on its voucher and goes on without it. */
      is_attached: z.boolean(),
    }),
  ),
  /** What comes back for each of them. */
  box_refund: money,
} as const

export const previewCancellation = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel/:number/cancellation',
  allow: officeRoles,
  summary: 'What cancelling an order would do now, or why it cannot be cancelled',
  params: order,
  data: z.object({
    obstacle: z.string().nullable(),
    was_paid: z.boolean(),
    refund: money,
    /** It was paid in cash and comes back in cash. */
    is_cash: z.boolean(),
    /** It is the difference after a weighing: that weighing counts no longer. */
    is_difference: z.boolean(),
    /** The voucher that its owner can use again. */
    freed_serial: z.string().nullable(),
    /** Vouchers of its boxes that end with the order. */
    void_vouchers: z.int(),
    ...singleBoxes,
  }),
})
export type CancellationPreview = z.input<typeof previewCancellation.data>

const ownOrder = z.strictObject({ id: z.uuid() })

export const previewOwnCancellation = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/cancellation',
  allow: 'signed_in',
  summary: 'What cancelling my order would do now, or why it cannot be cancelled',
  params: ownOrder,
  data: z.object({
    obstacle: z.string().nullable(),
    refund: money,
    /** Where a refund goes is known; without an account it waits. */
    has_account: z.boolean(),
    /** It was paid in cash and comes back in cash. */
    is_cash: z.boolean(),
    freed_serial: z.string().nullable(),
    void_vouchers: z.int(),
    ...singleBoxes,
  }),
})
export type OwnCancellationPreview = z.input<typeof previewOwnCancellation.data>

export const cancelTransaction = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/:id/cancellation',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'Cancel my order: before it is paid, and afterwards until its parcel is in anybody’s hands',
  refuses: [
    'box_already_used',
    'cancel_each_parcel',
    'decide_payment_first',
    'difference_paid',
    'order_over',
    'paid_with_batch',
    'parcel_in_hand',
    'payable_stays',
    'payment_expired',
    'payment_not_awaiting_payment',
    'refund_changed',
  ],
  params: ownOrder,
  /** Of a paid order, what the page said would come back; another amount is shown first. */
  body: z.strictObject({ refund: money.optional() }),
  data: z.object({ id: z.string(), status: paymentStatus }),
})

const why = z.strictObject({
  reason: z.enum(cancellationReasons, 'error.reason_required'),
  words: z.string().trim().max(300, 'error.too_long'),
})

export const wishCancellation = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/transaction/:id/cancellation-wish',
  allow: 'signed_in',
  summary:
    'Ask for an end of my order while its proof is checked: it is cancelled as soon as the office has decided, and what was paid comes back',
  refuses: ['cancel_each_parcel', 'paid_with_batch', 'payable_stays', 'payment_not_awaiting_approval'],
  params: ownOrder,
  data: z.object({ cancel_wished_at: timestamp }),
})

export const takeCancellationWishBack = endpoint({
  areas: ['user'],
  method: 'DELETE',
  path: '/transaction/:id/cancellation-wish',
  allow: 'signed_in',
  summary: 'Keep my order after all, as long as nobody has decided on its proof',
  refuses: ['order_over'],
  params: ownOrder,
})

function hasWords({ reason, words }: z.output<typeof why>) {
  return reason !== 'other' || words !== ''
}
const wordsMissing = { path: ['words'], error: 'error.reason_required' }

/** What is typed. */
export const cancellationReason = why.refine(hasWords, wordsMissing)

export const cancelByOffice = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/cancellation',
  allow: officeRoles,
  idempotency: 'required',
  summary:
    'End an order before its parcel is in anybody’s hands, or a paid difference; what was paid is owed back at once',
  refuses: [
    'approval_already_corrected',
    'box_already_used',
    'cancel_each_parcel',
    'decide_payment_first',
    'order_over',
    'own_order',
    'paid_with_batch',
    'parcel_in_hand',
    'payable_stays',
    'refund_changed',
    'settled_by_return',
    'weighed_since',
  ],
  params: order,
  /** With what the page said would come back; another amount is shown first. */
  body: why.extend({ refund: money }).refine(hasWords, wordsMissing),
  data: z.object({ refund: money }),
})

const chosenBoxes = {
  serials: z.array(z.string().min(1).max(60)).min(1, 'error.boxes_required').max(mostBoxes),
  /** What the page said would come back for all of them; another amount is shown first. */
  refund: money,
}
const boxRefusals = [
  'box_already_used',
  'boxes_changed',
  'decide_payment_first',
  'order_over',
  'parcel_in_hand',
  'refund_changed',
] as const

export const cancelOwnBoxes = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/:id/box-cancellation',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'Cancel some boxes of my paid order until they have left the counter',
  refuses: boxRefusals,
  params: ownOrder,
  body: z.strictObject(chosenBoxes),
  data: z.object({ refund: money }),
})

export const cancelBoxesByOffice = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/box-cancellation',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'End some boxes of a paid order until they have left the counter',
  refuses: [...boxRefusals, 'own_order'],
  params: order,
  body: why.extend(chosenBoxes).refine(hasWords, wordsMissing),
  data: z.object({ refund: money }),
})
