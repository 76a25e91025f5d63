import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { orderTypes } from '../site/order-types.ts'

/** For pages that know a number only: where its owner sees more than everybody else. */
export const findOwnOrder = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/tracking/:number/order',
  allow: 'signed_in',
  scope: 'track',
  summary: 'The order of a tracking number, where it is mine',
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  data: z.object({
    /** Null for the number of somebody else, as for one that nobody has. */
    order: z.object({ id: z.string(), type: z.enum(orderTypes) }).nullable(),
  }),
})
