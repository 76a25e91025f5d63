import { z } from 'zod'
import { counterFields } from './agents.ts'
import { endpoint } from '../platform/endpoint.ts'
import { locationKinds } from '../places/locations.ts'
import { openingHours } from '../places/hours-shapes.ts'
import { nextCursor, pageQuery } from '../platform/paging.ts'
import { hasRealPhone, phoneIsWrong } from '../places/phone.ts'
import { officeRoles } from '../platform/roles.ts'

/** What the office edits of a location; customers see the same through /location. */
export const locationFields = z
  .strictObject({
    kind: z.enum(locationKinds),
    ...counterFields,
    is_drop_point: z.boolean(),
    offers_collection: z.boolean(),
    offers_boxes: z.boolean(),
    is_active: z.boolean(),
  })
  .refine(hasRealPhone, phoneIsWrong)
  .refine(({ lat, lon }) => (lat === null) === (lon === null), { path: ['lat'], error: 'error.invalid' })

const { phone: _phone, phone_country: _phone_country, ...sameFields } = locationFields.shape

const officeLocation = z.object({
  id: z.string(),
  ...sameFields,
  hours: openingHours,
  lat: z.number(),
  lon: z.number(),
  /** E.164 */
  phone: z.string(),
  city: z.string(),
  region: z.string(),
  is_sample: z.boolean(),
  /** How many people sign in for it. */
  people: z.int(),
})
export type OfficeLocation = z.input<typeof officeLocation>

export const listCounters = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/counter',
  allow: officeRoles,
  summary: 'All locations, switched-off ones too, newest first; without removed samples',
  query: z.strictObject({ ...pageQuery.shape, search: z.string().trim().max(80).optional() }),
  data: z.object({ counter_data: z.array(officeLocation), next_cursor: nextCursor, samples: z.int() }),
})

export const createCounter = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/counter',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'Add a location of our own, or one that needs no application',
  body: locationFields,
  data: z.object({ id: z.string() }),
})

export const changeCounter = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/counter/:id',
  allow: officeRoles,
  summary: 'Change a location or switch it off; a sample that is edited is one no more',
  params: z.strictObject({ id: z.uuid() }),
  body: locationFields,
  data: z.object({ id: z.string() }),
})

export const removeSampleCounters = endpoint({
  areas: ['staff'],
  method: 'DELETE',
  path: '/sample-counter',
  allow: officeRoles,
  summary: 'Take all sample locations away at once',
  data: z.object({ removed: z.int() }),
})
