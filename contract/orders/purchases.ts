import { z } from 'zod'
import { calendarDate } from '../platform/calendar-date.ts'
import { email, personName } from '../people/accounts.ts'
import { postalCode, streetAddress } from '../people/addresses.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paymentTypes } from '../site/payment-types.ts'
import { money } from '../prices/money.ts'

export const mostBoxes = 100

const placeText = z.string().trim().min(1, 'error.required').max(120, 'error.too_long')
const centimetres = z.number().positive().max(1000)

const boxDetail = z.strictObject({
  qty: z.int('error.quantity_invalid').min(1, 'error.quantity_min').max(mostBoxes, 'error.quantity_max'),
  label: z.string().trim().min(1, 'error.size_required').max(20, 'error.too_long'),
  price: money,
  description: z.strictObject({
    label: z.string().trim().max(20, 'error.too_long'),
    /** "40 x 35 x 30 cm", or the three sides by name */
    dimensions: z.union([
      z.string().trim().max(60, 'error.too_long'),
      z.strictObject({ length: centimetres, width: centimetres, height: centimetres }),
    ]),
  }),
})

const buyerDetail = z.strictObject({
  name: personName,
  /** Digits as dialled in the country, or E.164. */
  phone: z
    .string()
    .min(1, 'error.phone_required')
    .regex(/^\+?\d{5,15}$/, 'error.phone_invalid'),
  email,
  address: streetAddress,
  postal_code: postalCode,
  /** Places by id; a label is understood where it is the only one of its name. */
  city: z.string().trim().min(1, 'error.city_required').max(120, 'error.too_long'),
  country: z.string().trim().min(1, 'error.country_required').max(60, 'error.too_long'),
  region: placeText.optional(),
  district: placeText.optional(),
})

const orderBody = z.strictObject({
  box_detail: boxDetail,
  buyer_detail: buyerDetail,
  service_id: z.string().min(1, 'error.service_required').max(30, 'error.invalid'),
  /** Where boxes are collected: a counter in the buyer's zone. Without one it is the nearest, which a letter names. */
  counter_id: z.union([z.uuid(), z.literal('')], 'error.location_not_available').optional(),
  payment_type_id: z.enum(paymentTypes, 'error.payment_type_required'),
  payment_account_id: z.uuid('error.payment_account_required'),
  /** The form on /service-purchase also asks when. */
  visit: z
    .strictObject({ day: calendarDate('error.date_required'), time_slot_id: z.string().min(1).max(20) })
    .optional(),
})
export type PurchaseOrder = z.input<typeof orderBody>

export const purchaseBoxes = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/purchase',
  allow: 'signed_in',
  idempotency: 'optional',
  takesFields: true,
  summary: 'Order official boxes',
  refuses: ['price_changed', 'slot_full', 'too_many_unpaid'],
  body: orderBody,
  data: z.object({ TransactionID: z.string() }),
})

/** What a refused order says about the current price of one box. */
export const changedBoxPrice = z.object({ price: money, deposit: money, total: money })

/** Total = quantity x (price + deposit), and so the deposit is the total less price x quantity. */
export function purchaseTotals(price: number, deposit: number, quantity: number) {
  return { price: price * quantity, deposit: deposit * quantity, total: (price + deposit) * quantity }
}
