import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { timestamp } from '../platform/paging.ts'
import { money } from '../prices/money.ts'
import { hasRejectWords, rejectReason, rejectWordsMissing } from './payments.ts'
import { officeRoles } from '../platform/roles.ts'

/** Asked again by the same order; or, where things have gone on, by an order of its own. */
const correctionWays = ['again', 'payable'] as const
export type CorrectionWay = (typeof correctionWays)[number]

/** So long somebody has to pay again; an order of its own leaves more time, for its parcel is on its way. */
export const payAgain_h = 24
export const payMissing_days = 30
export const payMissing_h = payMissing_days * 24

const order = z.strictObject({ number: z.string().min(1).max(60) })

export const previewCorrection = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel/:number/approval-correction',
  allow: officeRoles,
  summary: 'What correcting the approval of an order would do now, or why it cannot be corrected',
  params: order,
  data: z.object({
    obstacle: z.string().nullable(),
    way: z.enum(correctionWays),
    /** What the customer is asked for. */
    amount: money,
    /** Another order carries the sen of this one by now: the amount to pay changes. */
    changes_amount: z.boolean(),
    /** Parcels that wait until it is paid. */
    waiting_parcels: z.int(),
    /** Vouchers of its boxes that nobody has used. */
    void_vouchers: z.int(),
    /** Vouchers that were used: their deposits are asked for too. */
    used_vouchers: z.int(),
  }),
})
export type CorrectionPreview = z.input<typeof previewCorrection.data>

/** What is typed. */
export const correctionReason = rejectReason.refine(hasRejectWords, rejectWordsMissing)

export const correctApproval = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/approval-correction',
  allow: officeRoles,
  idempotency: 'required',
  summary:
    'The money of an approved payment never came: the books are put right and the customer is asked again',
  refuses: [
    'approval_already_corrected',
    'cancelled_and_owed',
    'correct_the_batch',
    'correction_changed',
    'own_order',
    'payment_not_approved',
  ],
  params: order,
  /** With what the page said would happen; anything else is shown first. */
  body: rejectReason
    .extend({ way: z.enum(correctionWays), amount: money })
    .refine(hasRejectWords, rejectWordsMissing),
  data: z.object({
    way: z.enum(correctionWays),
    /** To the sen, as it is asked for now. */
    amount: money,
    /** The number of the order that asks for it, when it is one of its own. */
    payable_number: z.string().nullable(),
  }),
})

export const askAgain = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/payment-request',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Ask once more for a missing payment whose time was over; the same order waits again',
  refuses: ['nothing_to_ask_again', 'own_order'],
  params: order,
  data: z.object({ amount: money, deadline_at: timestamp }),
})
