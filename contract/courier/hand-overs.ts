import { z } from 'zod'
import { asCrockford, checkCharacter, readCrockford } from '../platform/crockford.ts'
import { endpoint } from '../platform/endpoint.ts'
import { carrierRoles } from '../platform/roles.ts'
import { timestamp } from '../platform/paging.ts'

const shape = /^HX[0-9A-HJKMNP-TV-Z]{10}$/

export const handOverCode_bytes = 9
const mostHandedOver = 200

/** What the giver shows and the receiver reads. */
export function newHandOverCode(random: Uint8Array) {
  const body = asCrockford(random)
  return `HX${body}${checkCharacter(body)}`
}

export function readHandOverCode(text: string) {
  const code = readCrockford(text)
  return shape.test(code) && checkCharacter(code.slice(2, 11)) === code[11] ? code : undefined
}

const handOver = z.object({
  id: z.string(),
  code: z.string(),
  status: z.enum(['open', 'settled', 'cancelled', 'expired']),
  is_giver: z.boolean(),
  giver_name: z.string(),
  receiver_name: z.string().nullable(),
  expires_at: timestamp,
  /** The clock of the database. */
  now: timestamp,
  /** Every parcel that one of the two has counted; a difference is counted by one alone. */
  parcels: z.array(
    z.object({
      tracking_number: z.string(),
      is_given: z.boolean(),
      is_taken: z.boolean(),
      /** An older label is void. */
      label_edition: z.int(),
    }),
  ),
  /** The receiver has confirmed a count. */
  is_counted: z.boolean(),
})
export type HandOver = z.input<typeof handOver>

const count = z.strictObject({
  numbers: z
    .array(z.string().min(1).max(60))
    .min(1, 'error.hand_over_empty')
    .max(mostHandedOver, 'error.hand_over_too_many'),
})
const one = z.strictObject({ id: z.uuid() })
const data = z.object({ hand_over: handOver })

export const beginHandOver = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/hand-over',
  allow: carrierRoles,
  largestBody_KiB: 64,
  idempotency: 'required',
  summary: 'These of my parcels I give to a colleague; one hand-over at a time',
  refuses: ['not_found'],
  body: count,
  data,
})

export const readHandOver = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/hand-over/:id',
  allow: carrierRoles,
  summary: 'How a hand-over stands, for the two who count',
  params: one,
  data,
})

export const joinHandOver = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/hand-over/:code/receiver',
  allow: carrierRoles,
  idempotency: 'required',
  summary: 'I take over what this code stands for',
  refuses: ['hand_over_closed', 'hand_over_expired', 'hand_over_own', 'hand_over_taken'],
  params: z.strictObject({ code: z.string().min(1).max(60) }),
  data,
})

export const countHandOver = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/hand-over/:id/count',
  allow: carrierRoles,
  largestBody_KiB: 64,
  idempotency: 'required',
  summary: 'What I have counted; once both have counted the same the parcels change hands',
  refuses: ['hand_over_closed', 'hand_over_expired', 'own_order', 'parcels_changed'],
  params: one,
  body: count,
  data,
})

export const cancelHandOver = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/hand-over/:id/cancellation',
  allow: carrierRoles,
  idempotency: 'required',
  summary: 'Nothing changes hands',
  refuses: ['hand_over_closed'],
  params: one,
  data,
})
