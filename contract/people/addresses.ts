import { z } from 'zod'
import { email, personName } from './accounts.ts'
import { endpoint } from '../platform/endpoint.ts'
import { postcode } from '../places/countries.ts'
import { activeOnly, countryCode } from '../places/geography.ts'
import { hasRealPhone, phoneFields, phoneIsWrong } from '../places/phone.ts'

export const mostAddresses = 50

const address = z.object({
  id: z.string(),
  label: z.string(),
  name: z.string(),
  /** E.164 */
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  country_id: countryCode,
  region_id: z.string(),
  city_id: z.string(),
  district_id: z.string(),
  country_label: z.string(),
  region_label: z.string(),
  city_label: z.string(),
  district_label: z.string(),
  postal_code: z.string(),
  is_main: z.boolean(),
})
export type Address = z.infer<typeof address>

export const postalCode = z
  .string()
  .min(1, 'error.postal_code_required')
  .regex(postcode, 'error.postal_code_invalid')
export const streetAddress = z.string().trim().min(1, 'error.address_required').max(300, 'error.too_long')

/** Nobody types these: they are ours, or follow from a code. */
type NotAsked = 'id' | 'is_main' | `${string}_label`

export const addressFields = z
  .strictObject({
    label: z.string().trim().min(1, 'error.label_required').max(60, 'error.too_long'),
    name: personName,
    ...phoneFields,
    email,
    address: streetAddress,
    country_id: z.enum(countryCode.options, 'error.country_required'),
    region_id: z.string().min(1, 'error.region_required').max(16, 'error.invalid'),
    city_id: z.string().min(1, 'error.city_required').max(16, 'error.invalid'),
    district_id: z.string().min(1, 'error.district_required').max(16, 'error.invalid'),
    postal_code: postalCode,
  } satisfies Record<Exclude<keyof Address, NotAsked>, z.ZodType>)
  .refine(hasRealPhone, phoneIsWrong)

const oneAddress = z.strictObject({ id: z.uuid() })

export const listAddresses = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/address',
  allow: 'signed_in',
  scope: 'order',
  summary: 'My saved addresses, the main one first',
  query: activeOnly,
  data: z.object({ address_data: z.array(address) }),
})

export const createAddress = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/address',
  allow: 'signed_in',
  idempotency: 'required',
  summary: 'Save an address; the first one becomes the main one',
  refuses: ['too_many_addresses'],
  body: addressFields,
  data: z.object({ address }),
})

export const updateAddress = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/address/:id',
  allow: 'signed_in',
  summary: 'Change a saved address',
  params: oneAddress,
  body: addressFields,
  data: z.object({ address }),
})

export const deleteAddress = endpoint({
  areas: ['user'],
  method: 'DELETE',
  path: '/address/:id',
  allow: 'signed_in',
  summary: 'Delete a saved address; the newest other one becomes main if needed',
  params: oneAddress,
})

export const setMainAddress = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/address/:id/main',
  allow: 'signed_in',
  summary: 'Make this the main address',
  params: oneAddress,
})
