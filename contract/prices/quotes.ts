import { z } from 'zod'
import { calendarDate } from '../platform/calendar-date.ts'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from '../places/geography.ts'
import { money } from './money.ts'
import { addOns, lineCodes } from './priced-line.ts'
import { heaviest_kg } from './scale-limits.ts'
import { mode } from '../places/zone-shapes.ts'

const country = z.enum(countryCode.options, 'error.country_required')
const region = z.string().min(1, 'error.region_required').max(16, 'error.invalid')
const positive = z.number({
  error: ({ input }) => (input === undefined ? 'error.required' : 'error.number_invalid'),
})
const side = positive.gt(0, 'error.number_invalid').max(300, 'error.side_too_long').optional()

const chosenAddOn = z.strictObject({
  code: z.enum(addOns),
  quantity: z.int().min(1, 'error.too_small').max(100, 'error.too_big').default(1),
})

/** What makes the price of own packaging exact, and that of its insurance. */
export const quoteMeasures = z.object({
  length: side,
  width: side,
  height: side,
  declared_value: money.optional(),
})
export type QuoteMeasures = z.input<typeof quoteMeasures>

// These rules look at two fields at once and speak up beside the errors of single fields, not after them.
const always = { when: () => true }

export const quoteRequest = z
  .strictObject({
    origin_country: country,
    origin_region: region,
    destination_country: country,
    destination_region: region,
    weight_kg: positive.min(1, 'error.weight_minimum').max(heaviest_kg, 'error.weight_too_heavy'),
    /** The label of an official box; then its own sides count. */
    box: z.string().min(1, 'error.required').max(20, 'error.box_unknown').optional(),
    length: side,
    width: side,
    height: side,
    /** Some cities carry a surcharge for what is brought to the door. */
    destination_city: z.string().max(16, 'error.invalid').optional(),
    service_receiver: z.enum(['delivery', 'self_pickup']).optional(),
    /** The day on which the parcel is handed over; arrivals are promised from it. Unless said, the day that an order of now is asked for first: its payment can be checked on the day before. */
    starts_on: calendarDate('error.date_invalid').optional(),
    service_sender: z.enum(['pickup', 'drop_off']).optional(),
    /** At how many of the two ends the courier comes first. */
    priority_ends: z.int().min(0).max(2).optional(),
    declared_value: money.optional(),
    add_ons: z.array(chosenAddOn).max(addOns.length, 'error.too_long').optional(),
  })
  .refine(hasSide('length'), { ...always, path: ['length'], error: 'error.required' })
  .refine(hasSide('width'), { ...always, path: ['width'], error: 'error.required' })
  .refine(hasSide('height'), { ...always, path: ['height'], error: 'error.required' })
  .refine(({ add_ons = [] }) => new Set(add_ons.map(({ code }) => code)).size === add_ons.length, {
    path: ['add_ons'],
    error: 'error.invalid',
  })
  .refine(
    ({ add_ons = [], declared_value }) =>
      declared_value !== undefined || !add_ons.some(({ code }) => code === 'insurance'),
    { path: ['declared_value'], error: 'error.declared_value_required' },
  )

function hasSide(name: 'length' | 'width' | 'height') {
  return (quote: { box?: unknown; length?: unknown; width?: unknown; height?: unknown }) =>
    (quote.box !== undefined && quote.box !== '') || quote[name] !== undefined
}

const kg = z.number().min(0)

const weight = z.object({
  actual_kg: kg,
  /** null: waived for official boxes */
  volumetric_kg: kg.nullable(),
  counted_kg: kg,
  divisor: z.int(),
  minimum_kg: z.int(),
  rounded_kg: z.int(),
  chargeable_kg: z.int(),
  decided_by: z.enum(['actual', 'volumetric', 'minimum']),
})

/** Money among the parameters is in ringgit. */
const priceLine = z.object({
  code: z.enum(lineCodes),
  params: z.record(z.string(), z.number()),
  amount: money,
})

/** What a refused order says about the current price. */
export const changedPrice = z.object({ total: money, lines: z.array(priceLine) })

const cover = z.object({
  cover: money,
  is_insured: z.boolean(),
  uninsured: money,
  insurance: z.object({
    percent: z.number(),
    plus: money,
    min: money,
    /** null: no upper end */
    most: money.nullable(),
    /** Only when a value was declared. */
    cover: money.nullable(),
    price: money.nullable(),
  }),
})

const offer = z.object({
  mode,
  total: money,
  freight: money,
  lines: z.array(priceLine),
  weight,
  /** What each service adds, whether it was chosen or not; priority at one end. */
  services: z.object({ pickup: money, priority: money }),
  /** What each add-on adds, as often as it was chosen, or once; null: insurance before a value is declared. */
  add_ons: z.array(z.object({ code: z.enum(addOns), price: money.nullable() })),
  /** Working days, typically. */
  days: z.object({ min: z.int(), max: z.int() }),
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }),
  cover,
})
export type Offer = z.output<typeof offer>
/** As the browser gets it: money in ringgit. */
export type ShownOffer = z.input<typeof offer>

export type QuoteRequest = z.input<typeof quoteRequest>

export const createQuote = endpoint({
  areas: ['public', 'user'],
  method: 'POST',
  path: '/quotes',
  allow: 'anyone',
  scope: 'quote',
  summary: 'What a parcel costs by air and by sea; nothing is stored',
  body: quoteRequest,
  data: z.object({
    rate_card_version: z.int(),
    starts_on: z.iso.date(),
    air: offer,
    sea: offer,
    cheapest: mode,
    fastest: mode,
  }),
})
