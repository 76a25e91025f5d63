import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { countryCodes, postcode } from './countries.ts'

/** Only active rows are ever served; the documented calls say so in their query. */
export const activeOnly = z.strictObject({ is_active: z.literal('true').optional() })

export const countryCode = z.enum(countryCodes)

const placeCode = z.string().regex(/^[A-Z0-9.-]{2,16}$/)
const parent = z.strictObject({ parent: placeCode })

const place = { id: z.string(), label: z.string() }
const region = z.object({ ...place, zone: z.string() })
const city = z.object({ ...place, postcodes: z.array(z.string()) })
const district = z.object({ ...place, postcodes: z.array(z.string()) })

export type City = z.infer<typeof city>
export type District = z.infer<typeof district>

export const listRegions = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/region/:parent',
  allow: 'anyone',
  summary: 'States or provinces of a country',
  params: z.strictObject({ parent: countryCode }),
  query: activeOnly,
  data: z.object({ region_data: z.array(region) }),
})

export const listCities = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/city/:parent',
  allow: 'anyone',
  summary: 'Cities, regencies or postal towns of a region',
  params: parent,
  query: activeOnly,
  data: z.object({ city_data: z.array(city) }),
})

/** Indonesian districts hang below a city, Malaysian ones below a state; the call takes either. */
export const listDistricts = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/district/:parent',
  allow: 'anyone',
  summary: 'Districts of a city (Indonesia) or of a state (Malaysia)',
  params: parent,
  query: activeOnly,
  data: z.object({ district_data: z.array(district) }),
})

/** What a postcode belongs to; several where it crosses a border of cities. */
export const findPostcode = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/postcode/:country/:postcode',
  allow: 'anyone',
  summary: 'Cities of a postcode, with their region and, where it is certain, their district',
  params: z.strictObject({ country: countryCode, postcode: z.string().regex(postcode) }),
  data: z.object({
    place_data: z.array(
      z.object({ region_id: z.string(), city_id: z.string(), district_id: z.string().nullable() }),
    ),
  }),
})
