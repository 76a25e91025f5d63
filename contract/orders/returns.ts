import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { money } from '../prices/money.ts'
import { officeRoles } from '../platform/roles.ts'

/** Why the office sends a parcel back; 'other' comes with own words. */
export const returnReasons = [
  'customer_asked',
  'refused',
  'not_reached',
  'customs',
  'not_allowed',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

const order = z.strictObject({ number: z.string().min(1).max(60) })

export const previewReturn = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel/:number/return',
  allow: officeRoles,
  summary: 'What sending a parcel back would cost and give back now, or the word that says why it cannot',
  params: order,
  /** Storage is charged as well, for the days until the parcel turns round. */
  data: z.object({ obstacle: z.string().nullable(), refund: money, fee: money, storage: money }),
})
export type ReturnPreview = z.input<typeof previewReturn.data>

const why = z.strictObject({
  reason: z.enum(returnReasons, 'error.reason_required'),
  words: z.string().trim().max(300, 'error.too_long'),
})

function hasWords({ reason, words }: z.output<typeof why>) {
  return reason !== 'other' || words !== ''
}
const wordsMissing = { path: ['words'], error: 'error.reason_required' }

/** What is typed. */
export const returnReason = why.refine(hasWords, wordsMissing)

export const returnToSender = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/return',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Send a parcel back to its sender: what was not begun is owed back, its return fee is asked for',
  refuses: [
    'difference_open',
    'order_over',
    'own_order',
    'parcel_on_its_way',
    'parcel_with_sender',
    'refund_changed',
  ],
  params: order,
  /** With what the page said; other amounts are shown first. */
  body: why.extend({ refund: money, fee: money }).refine(hasWords, wordsMissing),
  data: z.object({
    refund: money,
    /** The order that asks for the fee; none where there is no fee. */
    fee_number: z.string().nullable(),
  }),
})
