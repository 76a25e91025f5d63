import { z } from 'zod'
import { carriedTypes } from '../site/order-types.ts'
import { countryCode } from '../places/geography.ts'
import { endpoint } from '../platform/endpoint.ts'
import { timestamp } from '../platform/paging.ts'
import { boxServices } from './box-services.ts'
import { attemptReasons } from './step-reasons.ts'
import { eventCode, macro } from './step-shapes.ts'
import { mode } from '../places/zone-shapes.ts'

const place = z.object({
  city: z.string(),
  country_id: countryCode,
  lat: z.number(),
  lon: z.number(),
})

/** Cities and our own counters only: no names of people, no phones, no streets of theirs. */
const trackedParcel = z.object({
  tracking_number: z.string(),
  type: z.enum(carriedTypes),
  mode: mode.nullable(),
  code: eventCode,
  macro,
  from: place.nullable(),
  to: place,
  arrives: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The day on which its receiver waits for it, as long as that is ahead. */
  booked_day: z.string().nullable(),
  /** Between which hours of that day, by the clock of the place. */
  booked_from: z.string().nullable(),
  booked_to: z.string().nullable(),
  /** The counter to which its sender brings it, until it is handed over; null where a courier fetches it. */
  brought_to: z.string().nullable(),
  /** The day on which a courier fetches it from its sender, as long as that is ahead. */
  fetch_day: z.string().nullable(),
  /** Its receiver collects it at a counter; of boxes `box_service` says so. */
  is_collected: z.boolean(),
  /** Where it lies for whoever collects it, once it is ready. */
  counter_id: z.string().nullable(),
  /** The last promised day, and one that its receiver booked, have passed without it. */
  is_late: z.boolean(),
  /** Boxes only: how they come to whoever bought them. */
  box_service: z.enum(boxServices).nullable(),
  /** Why the attempt failed after which it waits. Left out by a server of the version before. */
  failed_because: z.enum(attemptReasons).nullable().optional(),
  /** The last day on which it lies at its counter without a fee, once it is there. */
  free_until: z.string().nullable().optional(),
  /** Nobody has said yet that nobody came at the last attempt. */
  may_answer: z.boolean(),
  events: z.array(
    z.object({
      id: z.string(),
      code: eventCode,
      macro,
      city: z.string().nullable(),
      country_id: countryCode.nullable(),
      /** Whose clock tells the time. */
      region_id: z.string().nullable(),
      at: timestamp,
    }),
  ),
})
export type TrackedParcel = z.input<typeof trackedParcel>

/** Whatever is typed or pasted; the number is found in it. */
export const trackParcel = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/tracking/:number',
  allow: 'anyone',
  mayAskProof: true,
  scope: 'track',
  summary: 'Where a parcel is, by its number',
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  data: z.object({ parcel: trackedParcel }),
})

export const followParcel = endpoint({
  areas: ['public'],
  method: 'GET',
  path: '/tracking/:number/live',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'The parcel now and again whenever it moves, as server-sent events',
  params: trackParcel.params,
  gives: 'events',
  data: trackParcel.data,
})
