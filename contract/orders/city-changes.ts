import { z } from 'zod'
import { postalCode, streetAddress } from '../people/addresses.ts'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from '../places/geography.ts'
import { money } from '../prices/money.ts'
import { partyFields } from './shipments.ts'
import { officeRoles } from '../platform/roles.ts'

const { region_id, city_id, district_id } = partyFields

const receiver = z.strictObject({
  region_id,
  city_id,
  district_id,
  address: streetAddress,
  postal_code: postalCode,
})

/** Where a parcel under way goes from now on, in the same country: another country is a new order. */
export const cityChange = z.strictObject({ receiver })
export type ReceiverPlace = z.input<typeof receiver>

const parcel = z.strictObject({ number: z.string().min(1).max(60) })

const obstacles = [
  'decide_payment_first',
  'difference_open',
  'order_over',
  'own_order',
  'parcel_at_the_door',
  'parcel_lost',
  'parcel_with_sender',
] as const
export type CityObstacle = (typeof obstacles)[number]

export const readCityChange = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel/:number/city',
  allow: officeRoles,
  summary: 'Where a parcel goes, or why its city cannot be changed',
  params: parcel,
  data: z.object({
    obstacle: z.enum(obstacles).nullable(),
    country_id: countryCode,
    current: receiver,
  }),
})
export type ReadCityChange = z.input<typeof readCityChange.data>

const refuses = [...obstacles, 'receiver_unchanged'] as const

export const priceCityChange = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/city-price',
  allow: officeRoles,
  summary: 'What another city would cost or bring back, by the rate card of the order; nothing is changed',
  refuses,
  params: parcel,
  body: cityChange,
  data: z.object({
    /** For changing the address. */
    fee: money,
    /** For the way: one of them is nothing. */
    more: money,
    back: money,
    arrives: z.object({ from: z.string(), to: z.string() }),
    frees_visit: z.boolean(),
  }),
})
export type CityPrice = z.input<typeof priceCityChange.data>

export const changeCity = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/city',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Send a parcel that is handed over to another city of the country',
  refuses: [...refuses, 'refund_changed'],
  params: parcel,
  /** With the sums as they were shown. */
  body: z.strictObject({ receiver, fee: money, more: money, back: money }),
  data: z.object({}),
})
