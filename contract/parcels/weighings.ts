import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { carrierRoles, counterRoles } from '../platform/roles.ts'
import { paymentTypes } from '../site/payment-types.ts'
import { changedPrice } from '../prices/quotes.ts'
import { money } from '../prices/money.ts'
import { heaviest_kg, isTooHeavyForSize } from '../prices/scale-limits.ts'
import { timestamp } from '../platform/paging.ts'

const openWeighings = ['waiting', 'agreed', 'declined'] as const
/** While one of these stands, or a change of the order is not paid, the parcel waits at its origin, or before the last part of its way. */
export const unsettledWeighings = [...openWeighings, 'changed'] as const
export type UnsettledWeighing = (typeof unsettledWeighings)[number]
const weighingStatuses = ['same', 'credited', ...openWeighings, 'paid', 'replaced', 'cancelled'] as const

const side = z
  .number('error.number_invalid')
  .gt(0, 'error.number_invalid')
  .max(300, 'error.side_too_long')
  .optional()

/** By the scale and the tape of whoever has it in hand; an official box has its own sides. */
export const measured = z
  .strictObject({
    weight: z
      .number('error.weight_invalid')
      .min(0.01, 'error.weight_invalid')
      .max(heaviest_kg, 'error.weight_too_heavy'),
    length: side,
    width: side,
    height: side,
  })
  .refine((sides) => !isTooHeavyForSize(sides), { path: ['weight'], error: 'error.weight_over_size' })
export type Measured = z.infer<typeof measured>

export const size = z.object({ weight: z.number(), length: z.int(), width: z.int(), height: z.int() })

/** What the last weighing made of the price, for whoever is asked about it. */
export const priceAfterWeighing = z.object({
  status: z.enum(weighingStatuses).exclude(['replaced']),
  new_total: money,
  /** Always positive: to be paid when heavier, given back when lighter. */
  difference: money,
  is_heavier: z.boolean(),
  /** Under this number the difference is paid. */
  payable_number: z.string().nullable(),
})

const decidedBy = z.enum(['actual', 'volumetric', 'minimum'])

const weighing = z.object({
  id: z.string(),
  at: timestamp,
  status: z.enum(weighingStatuses),
  declared: size,
  measured: size,
  old_chargeable_kg: z.int(),
  new_chargeable_kg: z.int(),
  /** How the new weight came about. */
  decided_by: decidedBy,
  actual_kg: z.number(),
  volumetric_kg: z.number().nullable(),
  old_total: money,
  new_total: money,
  /** How the new total comes about; not known of the earliest weighings, nor by a server of the version before. */
  new_lines: changedPrice.shape.lines.nullable().optional(),
  /** Always positive: to be paid when heavier, given back when lighter. */
  difference: money,
  is_heavier: z.boolean(),
  /** The transaction by which the difference is paid. */
  payable_id: z.string().nullable(),
  evidence_id: z.string().nullable(),
  /** The sender may still say something. */
  is_open: z.boolean(),
})
export type Weighing = z.input<typeof weighing>

export const listWeighings = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/weighing',
  allow: 'signed_in',
  summary: 'How often my parcel was weighed and what came of it, newest first',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({ weighing_data: z.array(weighing) }),
})

const oneWeighing = z.strictObject({ id: z.uuid() })

export const agreeToWeighing = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/weighing/:id/agreement',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'I pay the difference: a transaction of its own',
  refuses: ['parcel_goes_back', 'weighing_answered'],
  params: oneWeighing,
  body: z.strictObject({
    payment_type_id: z.enum(paymentTypes, 'error.payment_type_required'),
    payment_account_id: z.uuid('error.payment_account_required'),
  }),
  data: z.object({ TransactionID: z.string() }),
})

/** What the scale would make of the price. */
const weighedPrice = z.object({
  old_chargeable_kg: z.int(),
  new_chargeable_kg: z.int(),
  old_total: money,
  new_total: money,
  /** Always positive: to be paid when heavier, given back when lighter. */
  difference: money,
  is_heavier: z.boolean(),
  /** How the new weight came about; a server of the version before does not say it. */
  decided_by: decidedBy.optional(),
  volumetric_kg: z.number().nullable().optional(),
})
export type WeighedPrice = z.input<typeof weighedPrice>

export const previewWeighing = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/parcel/:number/weighing-preview',
  allow: carrierRoles,
  summary: 'What these measures would cost its sender, before they are kept; for whoever may weigh it now',
  refuses: ['step_not_legal'],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  body: z.strictObject({ measured }),
  data: z.object({ price: weighedPrice }),
})

export const agreeAtCounter = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/parcel/:number/weighing-agreement',
  allow: counterRoles,
  idempotency: 'required',
  summary: 'The sender stands at my counter, agrees to the difference and pays it there in cash',
  refuses: ['other_counter', 'parcel_goes_back', 'weighing_answered'],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  /** What its sender was told; another one is another question. */
  body: z.strictObject({ difference: money }),
  data: z.object({ TransactionID: z.string() }),
})

export const declineWeighing = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/weighing/:id/refusal',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'I do not pay the difference: the parcel comes back',
  refuses: ['parcel_goes_back', 'weighing_answered'],
  params: oneWeighing,
  data: z.object({ id: z.string() }),
})
