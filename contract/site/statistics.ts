import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

const count = z.int().min(0)

export const readStatistics = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/statistics',
  allow: 'anyone',
  summary: 'Where parcels can go and what was really carried so far, for the front page; minutes old',
  data: z.object({
    /** Paid and not cancelled. */
    parcels: count,
    delivered: count,
    /** To which they went or go. */
    cities: count,
    locations: count,
    /** From a country into a country, by air and by sea. */
    lanes: count,
    /** States and provinces that are served. */
    regions: count,
    districts: count,
  }),
})
