import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from './geography.ts'
import { openingHours } from './hours-shapes.ts'
import { timestamp } from '../platform/paging.ts'
import { assignedRoles } from '../platform/roles.ts'

export const locationKinds = ['office', 'agent', 'hub'] as const
/** An agent's counter is theirs. */
export const ownPlaces = locationKinds.filter((kind) => kind !== 'agent')

const location = z.object({
  id: z.string(),
  kind: z.enum(locationKinds),
  label: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  region: z.string(),
  region_id: z.string(),
  country_id: countryCode,
  phone: z.string(),
  lat: z.number(),
  lon: z.number(),
  hours: openingHours,
  is_drop_point: z.boolean(),
  offers_collection: z.boolean(),
  offers_boxes: z.boolean(),
  /** Invented, to try the service with. */
  is_sample: z.boolean(),
})
export type ShownLocation = z.input<typeof location>

export const listLocations = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/location',
  allow: 'anyone',
  summary: 'Counters of partners and our own, with their opening hours',
  data: z.object({
    /** Whether a place is open now must not hang on the clock of a phone. */
    server_time: timestamp,
    location_data: z.array(location),
  }),
})

export const readMyCounter = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/my-counter',
  allow: assignedRoles,
  summary: 'The counter I belong to; null for whoever belongs to none',
  data: z.object({
    counter: z
      .object({ id: z.string(), label: z.string(), city: z.string(), address: z.string().optional() })
      .nullable(),
  }),
})
