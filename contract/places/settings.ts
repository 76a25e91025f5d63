import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from './geography.ts'
import { officeRoles } from '../platform/roles.ts'

/** What an operator turns now and then: who is served where and when, on which days, at which rate. */
const hour = z.string('error.required').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'error.time_invalid')
const capacity = z.int('error.required').min(0, 'error.too_small').max(1000, 'error.too_big')

const slotState = z.strictObject({ capacity, is_active: z.boolean() })
const timeSlot = z.object({ id: z.string(), from: z.string(), to: z.string(), ...slotState.shape })
export type TimeSlot = z.infer<typeof timeSlot>

const countryFlags = z.strictObject({ is_purchase_available: z.boolean(), is_pickup_available: z.boolean() })
const servedCountry = z.object({ code: countryCode, ...countryFlags.shape })
export type ServedCountry = z.infer<typeof servedCountry>

export const exchangeRate = z.strictObject({
  rupiah_per_ringgit: z.int('error.required').min(500, 'error.too_small').max(50_000, 'error.too_big'),
})

export const readSettings = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/settings',
  allow: officeRoles,
  summary: 'Time slots, countries and the rate at which rupiah are shown',
  data: z.object({
    time_slot: z.array(timeSlot),
    country: z.array(servedCountry),
    rupiah_per_ringgit: z.int(),
  }),
})

export const newTimeSlot = z
  .strictObject({ from: hour, to: hour, capacity })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'error.ends_before_start' })

export const addTimeSlot = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/time-slot',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Another time of the day at which somebody comes by',
  body: newTimeSlot,
  data: z.object({ time_slot: timeSlot }),
})

export const changeTimeSlot = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/time-slot/:id',
  allow: officeRoles,
  summary: 'How many visits a slot takes in a region on a day, and whether it is offered',
  params: z.strictObject({ id: z.string().regex(/^[0-9a-z-]{2,20}$/) }),
  body: slotState,
  data: z.object({ time_slot: timeSlot }),
})

export const changeCountry = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/country/:code',
  allow: officeRoles,
  summary: 'Whether boxes are sold in a country, and collected at its counters',
  params: z.strictObject({ code: countryCode }),
  body: countryFlags,
  data: z.object({ country: servedCountry }),
})

export const changeExchangeRate = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/exchange-rate',
  allow: officeRoles,
  summary: 'The rate at which new orders show rupiah beside ringgit',
  body: exchangeRate,
  data: exchangeRate,
})
