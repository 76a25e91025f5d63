import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from '../places/geography.ts'
import { paymentTypes } from './payment-types.ts'
import { money } from '../prices/money.ts'

const paymentType = z.object({ id: z.enum(paymentTypes), label: z.string() })
const paymentAccount = z.object({
  id: z.string(),
  payment_type_id: z.enum(paymentTypes),
  /** A picture: the operator's own, else the QR code or a tile with initials. */
  account_url: z.string(),
  bank_name: z.string(),
  account_name: z.string(),
})
const service = z.object({ id: z.string(), label: z.string() })
/** What the office wrote about a box; empty where it wrote nothing. */
export const boxDescriptions = z.object({ id: z.string(), my: z.string(), sg: z.string() })
const dimensions = z.object({ length: z.int(), width: z.int(), height: z.int() })
const box = z.object({
  id: z.string(),
  label: z.string(),
  /** In Indonesian; `descriptions` holds it in each language. */
  description: z.string(),
  descriptions: boxDescriptions,
  /** The price of the size; the deposit comes on top and comes back by voucher. */
  price: money,
  deposit: money,
  max_weight: z.number(),
  max_dim: dimensions,
})
const country = z.object({
  id: countryCode,
  label: z.string(),
  is_purchase_available: z.boolean(),
  is_pickup_available: z.boolean(),
})

const masterData = z.object({
  payment_type: z.array(paymentType),
  payment_account: z.array(paymentAccount),
  service: z.array(service),
  box: z.array(box),
  country: z.array(country),
})

/** As the browser has it: money is ringgit. */
export type MasterData = z.input<typeof masterData>
export type Box = MasterData['box'][number]
export type PaymentAccount = MasterData['payment_account'][number]

export const readMasterData = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/purchase/masterdata',
  allow: 'anyone',
  scope: 'order',
  summary: 'Payment types and accounts, services, boxes and countries that can be chosen now',
  query: z.strictObject({
    is_active: z.literal('true').optional(),
    'sort_by[max_weight]': z.enum(['1', '-1']).optional(),
  }),
  data: masterData,
})

/** The picture behind `account_url`; pages put it into an <img>, so it needs no login. */
export const showAccountImage = endpoint({
  areas: ['public'],
  method: 'GET',
  path: '/payment-account/:id/image',
  allow: 'anyone',
  gives: 'picture',
  summary: "An account's picture: what the operator gave, else its QR code or a tile with initials",
  params: z.strictObject({ id: z.uuid() }),
  /** Another address for another picture, past every cache. */
  query: z.strictObject({ version: z.string().max(40).optional() }),
})

/** The option is called by its label: hidden where the country has no counters to collect from. */
export function isPickup({ label }: { label: string }) {
  return label.trim().toLowerCase() === 'pickup'
}
