import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { paymentStatuses } from '../money/payments.ts'
import { money } from '../prices/money.ts'

/** What is asked for an order after it was placed, each by an order of its own. */
const feeKinds = ['return', 'address_change', 'storage', 'change'] as const
export type FeeKind = (typeof feeKinds)[number]

/** So long somebody has to pay a fee; afterwards the office asks again. */
export const payFee_days = 30

export const shownFee = z.object({
  id: z.string(),
  tracking_number: z.string(),
  kind: z.enum(feeKinds),
  amount: money,
  status: z.enum(paymentStatuses),
  /** The office does without it. */
  is_waived: z.boolean(),
})
export type ShownFee = z.input<typeof shownFee>

export const feeWaiver = z.strictObject({
  words: z.string().trim().min(1, 'error.reason_required').max(300, 'error.too_long'),
})

const order = z.strictObject({ number: z.string().min(1).max(60) })

export const waiveFee = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/waiver',
  allow: ['admin'],
  idempotency: 'required',
  summary: 'Do without a fee that is not paid, with a reason; `number` is that of the fee',
  refuses: ['decide_payment_first', 'fee_settled', 'own_order'],
  params: order,
  body: feeWaiver,
  data: z.object({ amount: money }),
})
