import { z } from 'zod'
import { streetAddress, postalCode } from '../people/addresses.ts'
import { endpoint } from '../platform/endpoint.ts'
import { timestamp } from '../platform/paging.ts'
import { countryCode } from '../places/geography.ts'
import { mode } from '../places/zone-shapes.ts'
import { money } from '../prices/money.ts'
import { paymentTypes } from '../site/payment-types.ts'
import { dropPointIsMissing, hasDropPoint, packageFields, partyFields, senderServices } from './shipments.ts'

const { item_type, items, add_ons, declared_value, purpose, pmi_registration, consent } = packageFields.shape
const { region_id, city_id, district_id, service_package } = partyFields

const sender = z
  .strictObject({
    service_package,
    service_type: z.enum(senderServices, 'error.service_type_required'),
    drop_point_id: z.union([z.uuid(), z.literal('')]),
  })
  .refine(hasDropPoint, dropPointIsMissing)

const content = z
  .strictObject({ item_type, items, add_ons, declared_value, purpose, pmi_registration, consent })
  .refine(({ add_ons: chosen }) => new Set(chosen.map(({ name }) => name)).size === chosen.length, {
    path: ['add_ons'],
    error: 'error.add_on_twice',
  })

const changeFields = {
  mode,
  sender,
  /** In the same country: another country is a new order. */
  receiver: z.strictObject({
    region_id,
    city_id,
    district_id,
    address: streetAddress,
    postal_code: postalCode,
    service_package,
  }),
  package: content,
} as const

/** Everything in a shipment that its owner may change until it is handed over, apart from the receiving person and the appointments. */
export const orderChange = z.strictObject(changeFields)
export type OrderChange = z.input<typeof orderChange>

const order = z.strictObject({ id: z.uuid() })

export const readOrderChange = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/change',
  allow: 'signed_in',
  summary: 'What can be changed of a shipment, as it is now, or why nothing can',
  params: order,
  data: z.object({
    obstacle: z.string().nullable(),
    is_paid: z.boolean(),
    /** What all of it costs now. */
    total: money,
    weight: z.number(),
    from: countryCode,
    to: countryCode,
    from_region: z.string(),
    current: orderChange,
  }),
})
export type ReadOrderChange = z.input<typeof readOrderChange.data>

const refuses = [
  'decide_payment_first',
  'order_over',
  'order_unchanged',
  'paid_with_batch',
  'parcel_handed_over',
  'weighed_since',
] as const

export const priceOrderChange = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/:id/change-price',
  allow: 'signed_in',
  largestBody_KiB: 256,
  mostEntries: 4096,
  summary: 'What a change would cost or bring back, by the rate card of the order; nothing is changed',
  refuses,
  params: order,
  body: orderChange,
  data: z.object({
    total: money,
    /** To be paid for it, and what comes back: one of them is nothing. */
    more: money,
    back: money,
    arrives: z.object({ from: z.string(), to: z.string() }),
    /** The receiver's day becomes impossible. */
    frees_visit: z.boolean(),
  }),
})
export type OrderChangePrice = z.input<typeof priceOrderChange.data>

export const changeOrder = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/:id/change',
  allow: 'signed_in',
  idempotency: 'required',
  largestBody_KiB: 256,
  mostEntries: 4096,
  summary: 'Change place, services and contents of a shipment until it is handed over',
  refuses: [...refuses, 'refund_changed'],
  params: order,
  body: z.strictObject({
    ...changeFields,
    /** What was shown to be paid for it, and to come back. */
    more: money,
    back: money,
  }),
  data: z.object({
    id: z.string(),
    /** The order that asks for more. */
    payable_id: z.string().nullable(),
  }),
})

export const replacePayment = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/:id/payment',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'Pay an unpaid order in another way; what it asked for before no longer counts',
  refuses: ['paid_with_batch', 'payment_expired', 'payment_not_awaiting_payment'],
  params: order,
  body: z.strictObject({
    payment_type_id: z.enum(paymentTypes, 'error.payment_type_required'),
    payment_account_id: z.uuid('error.payment_account_required'),
  }),
  data: z.object({ id: z.string() }),
})

/** Whatever can be different after a change; each comes with its old and new value. */
const changedFields = [
  'name',
  'phone',
  'address',
  'postal_code',
  'id_number',
  'region',
  'city',
  'district',
  'mode',
  'sender_package',
  'receiver_package',
  'sender_service',
  'drop_point',
  'item_type',
  'items',
  'add_ons',
  'declared_value',
  'purpose',
  'pmi_registration',
] as const
export type ChangedField = (typeof changedFields)[number]

/** Codes stay codes, and several are listed together. */
export const shownChange = z.object({
  at: timestamp,
  old_total: money,
  new_total: money,
  fields: z.array(z.object({ name: z.enum(changedFields), before: z.string(), after: z.string() })),
})
export type ShownChange = z.input<typeof shownChange>
