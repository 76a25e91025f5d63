import { z } from 'zod'
import { calendarDate } from '../platform/calendar-date.ts'
import { email, personName } from '../people/accounts.ts'
import { postalCode, streetAddress } from '../people/addresses.ts'
import { endpoint } from '../platform/endpoint.ts'
import { countryCodes } from '../places/country-codes.ts'
import { countryCode } from '../places/geography.ts'
import { itemTypes } from '../customs/item-types.ts'
import { paymentTypes } from '../site/payment-types.ts'
import { money } from '../prices/money.ts'
import { netWeightsOf } from '../customs/net-weights.ts'
import { hasRealPhone, phoneFields, phoneIsWrong } from '../places/phone.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { pmiRegistrations } from '../customs/pmi.ts'
import { addOns } from '../prices/priced-line.ts'
import { heaviest_kg, isTooHeavyForSize } from '../prices/scale-limits.ts'
import { mode } from '../places/zone-shapes.ts'
import { gramsOf } from '../prices/measures.ts'

export const parties = ['sender', 'receiver'] as const
export type Party = (typeof parties)[number]
export const servicePackages = ['standard', 'priority'] as const
export const senderServices = ['pickup', 'drop_off'] as const
export const receiverServices = ['delivery', 'self_pickup'] as const
export const purposes = [
  'gift',
  'personal_effects',
  'sale',
  'sample',
  'documents',
  'returned',
  'other',
] as const
export const mostItems = 500

/** The options of each add-on; an instruction for the counter, not a price. */
export const addOnOptions = {
  bubble_wrap: ['all_items', 'fragile_items'],
  wooden_crate: ['whole_parcel'],
  waterproof_wrap: ['whole_parcel'],
  repack: ['same_box', 'stronger_box'],
  inspection_photo: ['before_closing'],
  insurance: ['declared_value'],
} as const satisfies Record<(typeof addOns)[number], readonly string[]>

const placeId = (required: string) => z.string().min(1, required).max(16, 'error.invalid')

export const partyFields = {
  name: personName,
  ...phoneFields,
  email,
  emergency_contact: z.string().regex(/^\d{0,15}$/, 'error.phone_invalid'),
  id_number: z
    .string()
    .trim()
    .min(1, 'error.id_number_required')
    .max(30, 'error.too_long')
    .regex(/^[A-Za-z0-9 .-]{4,30}$/, 'error.id_number_invalid'),
  /** Empty where the office lifted the duty. */
  passport_image_id: z.union([z.uuid(), z.literal('')]),
  address: streetAddress,
  /** A gate, a floor, a landmark: for whoever comes by. */
  note: z.string().trim().max(200, 'error.too_long').default(''),
  country_id: z.enum(countryCode.options, 'error.country_required'),
  region_id: placeId('error.region_required'),
  city_id: placeId('error.city_required'),
  district_id: placeId('error.district_required'),
  postal_code: postalCode,
  service_package: z.enum(servicePackages, 'error.service_package_required'),
  visit_day: z.string().min(1, 'error.date_required').pipe(calendarDate('error.date_required')),
  time_slot_id: z.string().min(1, 'error.slot_required').max(20, 'error.invalid'),
} as const

const senderFields = {
  ...partyFields,
  service_type: z.enum(senderServices, 'error.service_type_required'),
  drop_point_id: z.union([z.uuid(), z.literal('')]),
}
const receiverFields = {
  ...partyFields,
  service_type: z.enum(receiverServices, 'error.service_type_required'),
  /** Where they collect it; '' is the counter nearest to them, which a letter names. */
  counter_id: z.union([z.uuid(), z.literal('')], 'error.collection_counter_required').default(''),
}

export function hasDropPoint({
  service_type,
  drop_point_id,
}: {
  service_type: string
  drop_point_id: string
}) {
  return service_type !== 'drop_off' || drop_point_id !== ''
}
export const dropPointIsMissing = { path: ['drop_point_id'], error: 'error.drop_point_required' }

export const senderDetail = z
  .strictObject(senderFields)
  .refine(hasRealPhone, phoneIsWrong)
  .refine(hasDropPoint, dropPointIsMissing)
export const receiverDetail = z.strictObject(receiverFields).refine(hasRealPhone, phoneIsWrong)

const side = z.number('error.number_invalid').gt(0, 'error.number_invalid').max(300, 'error.side_too_long')
const wholeCount = z.int('error.quantity_invalid').min(1, 'error.quantity_min')

const item = z.strictObject({
  name: z.string().trim().min(1, 'error.item_name_required').max(120, 'error.too_long'),
  quantity: wholeCount.max(10_000, 'error.too_big'),
  unit_value: money,
  hs_code: z.string().regex(/^(\d{4,10})?$/, 'error.hs_code_invalid'),
  /** Of all its pieces; left out it is a share of the parcel's weight. */
  net_weight_kg: z
    .number('error.weight_invalid')
    .min(0.001, 'error.number_invalid')
    .max(heaviest_kg, 'error.weight_too_heavy')
    .optional(),
  /** Where it was made; '' is the country of the sender. */
  origin_country: z.enum(['', ...countryCodes], 'error.country_required').default(''),
})

const addOn = z
  .strictObject({
    name: z.enum(addOns, 'error.add_on_required'),
    quantity: wholeCount.max(100, 'error.too_big'),
    option: z.string().min(1, 'error.add_on_option_required').max(30, 'error.invalid'),
  })
  .refine(({ name, option }) => addOnOptions[name].some((known) => known === option), {
    path: ['option'],
    error: 'error.add_on_option_required',
  })

export const packageFields = z
  .strictObject({
    /** The label of an official box; '' is own packaging with sides of its own. */
    box: z.string().max(20, 'error.invalid'),
    length: side.optional(),
    width: side.optional(),
    height: side.optional(),
    weight: z
      .number('error.weight_invalid')
      .min(1, 'error.weight_minimum')
      .max(heaviest_kg, 'error.weight_too_heavy'),
    item_type: z.enum(itemTypes, 'error.item_type_required'),
    items: z.array(item).min(1, 'error.items_required').max(mostItems, 'error.too_many_items'),
    add_ons: z.array(addOn).max(addOns.length, 'error.too_long'),
    declared_value: money.refine((sen) => sen <= 100_000_000, 'error.too_big'),
    purpose: z.enum(purposes, 'error.purpose_required'),
    pmi_registration: z.enum(pmiRegistrations),
    consent: z.boolean('error.consent_required').refine(Boolean, 'error.consent_required'),
  })
  .superRefine(
    ({ box, length, width, height }, context) => {
      if (box !== '') return
      for (const [name, value] of Object.entries({ length, width, height }))
        if (value === undefined) context.addIssue({ code: 'custom', path: [name], message: 'error.required' })
    },
    // Told together with what else is missing: whoever mends a form is not sent back up it.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
  .refine(({ box, ...own }) => box !== '' || !isTooHeavyForSize(own), {
    path: ['weight'],
    error: 'error.weight_over_size',
  })
  .refine(({ add_ons }) => new Set(add_ons.map(({ name }) => name)).size === add_ons.length, {
    path: ['add_ons'],
    error: 'error.add_on_twice',
  })
  .superRefine(({ items, weight }, context) => {
    if (netWeightsOf(items, gramsOf(weight))) return
    const heaviest = items.findLastIndex(({ net_weight_kg }) => net_weight_kg !== undefined)
    // Nothing was weighed: the parcel itself has no weight, and is refused for that.
    if (heaviest < 0) return
    const message = 'error.net_weight_over_parcel'
    context.addIssue({ code: 'custom', path: ['items', heaviest, 'net_weight_kg'], message })
  })

const content = { sender: senderDetail, receiver: receiverDetail, package: packageFields, mode } as const

/** What is sent, without how it is paid. */
export const shipmentContent = z.strictObject(content)

const orderBody = z.strictObject({
  ...content,
  /** What the customer saw; another price is answered with 409. */
  total: money,
  payment_type_id: z.enum(paymentTypes, 'error.payment_type_required'),
  payment_account_id: z.uuid('error.payment_account_required'),
  voucher_id: z.union([z.uuid(), z.literal('')]),
  /** Only whoever says the code gets the parcel. */
  wants_door_code: z.boolean().default(false),
})
export type ShipmentOrder = z.input<typeof orderBody>

export const orderShipment = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/shipment',
  allow: 'signed_in',
  largestBody_KiB: 256,
  mostEntries: 4096,
  scope: 'order',
  idempotency: 'required',
  summary: 'Order a shipment',
  refuses: ['price_changed', 'slot_full', 'too_many_unpaid'],
  body: orderBody,
  data: z.object({ TransactionID: z.string() }),
})

const dropPoint = z.object({
  id: z.string(),
  label: z.string(),
  address: z.string(),
  city: z.string(),
  country_id: countryCode,
  region_id: z.string(),
})
export type DropPoint = z.infer<typeof dropPoint>

const duty = z.object({ lane: z.string(), party: z.enum(parties), is_required: z.boolean() })

export const readShipmentData = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/shipment/masterdata',
  allow: 'anyone',
  scope: 'order',
  summary: 'Counters to hand parcels over, and where a passport picture is asked for',
  data: z.object({ drop_point: z.array(dropPoint), passport_duty: z.array(duty) }),
})

export const sendPassport = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/passport',
  allow: 'signed_in',
  idempotency: 'required',
  takes: 'picture',
  summary: 'Give a picture of a passport or identity card; it is sealed',
  /** Somebody else's, such as a receiver's: the one of the account stays. */
  query: z.strictObject({ is_others: z.literal('true').optional() }),
  data: z.object({ passportId: z.string() }),
})

export const listPassports = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/passport',
  allow: 'signed_in',
  scope: 'order',
  summary: 'The passport pictures I gave, newest first; only what they are called',
  query: pageQuery,
  data: z.object({
    passport_data: z.array(z.object({ id: z.string(), created_at: timestamp, is_of_account: z.boolean() })),
    next_cursor: nextCursor,
  }),
})

export const showPassport = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/passport/:id',
  allow: 'signed_in',
  gives: 'picture',
  summary: 'A passport picture, for whoever gave it; every look is on record',
  params: z.strictObject({ id: z.uuid() }),
})

export const readAllowance = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/shipment/allowance',
  allow: 'signed_in',
  summary: "This year's parcels of a migrant worker, as far as they were sent with us",
  data: z.object({ used: z.array(z.object({ value: money, ordered_at: timestamp })) }),
})
