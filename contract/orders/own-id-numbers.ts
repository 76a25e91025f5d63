import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { timestamp } from '../platform/paging.ts'
import { parties } from './shipments.ts'

/** So many of the latest shipments are looked through for people whose number was given. */
export const mostLookedThrough = 100

const givenIdNumber = z.object({
  order_id: z.string(),
  party: z.enum(parties),
  name: z.string(),
  /** Its last four characters. */
  masked: z.string(),
  ordered_at: timestamp,
})

export const listIdNumbers = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/id-number',
  allow: 'signed_in',
  summary: 'Masked ID numbers I gave lately, the newest of each person',
  data: z.object({ id_number_data: z.array(givenIdNumber) }),
})

export const showIdNumber = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/id-number/:order_id/:party',
  allow: 'signed_in',
  summary: 'An ID number I gave, in full; every look is on record',
  params: z.strictObject({ order_id: z.uuid(), party: z.enum(parties) }),
  data: z.object({ id_number: z.string() }),
})
