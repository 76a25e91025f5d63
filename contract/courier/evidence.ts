import { z } from 'zod'
import { countryCode } from '../places/geography.ts'
import { endpoint } from '../platform/endpoint.ts'
import { carrierRoles } from '../platform/roles.ts'
import { timestamp } from '../platform/paging.ts'
import { addOnWork } from '../parcels/add-on-work.ts'
import { failureReasons } from '../parcels/step-reasons.ts'
import { eventCode } from '../parcels/step-shapes.ts'

const ownEvent = z.object({
  id: z.string(),
  /** A step, a note, what the receiver said about an attempt, or work that was ordered with it. */
  code: z.union([eventCode, z.literal('nobody_came'), z.literal('work_done')]),
  city: z.string().nullable(),
  country_id: countryCode.nullable(),
  /** Whose clock tells the time. */
  region_id: z.string().nullable(),
  at: timestamp,
  /** Why an attempt failed. */
  reason: z.enum(failureReasons).nullable(),
  received_by: z.string().nullable(),
  words: z.string().nullable(),
  add_on: z.enum(addOnWork).nullable(),
  evidence_id: z.string().nullable(),
})
export type OwnEvent = z.input<typeof ownEvent>

export const listOwnEvents = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/event',
  allow: 'signed_in',
  summary: 'The way of my parcel with names, reasons and pictures, newest first',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({ event_data: z.array(ownEvent) }),
})

const oneFile = z.strictObject({ id: z.uuid() })

export const showOwnEvidence = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/evidence/:id',
  allow: 'signed_in',
  gives: 'picture',
  summary: 'A picture of what happened to my parcel',
  params: oneFile,
})

export const listEvidence = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/parcel/:number/evidence',
  allow: carrierRoles,
  summary: 'The pictures of a parcel: all of them for admins, their own for whoever took them',
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  data: z.object({
    evidence_data: z.array(
      z.object({ id: z.string(), code: eventCode, at: timestamp, is_mine: z.boolean() }),
    ),
  }),
})

export const showEvidence = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/evidence/:id',
  allow: carrierRoles,
  gives: 'picture',
  summary: 'A picture of what happened, for whoever took it and for admins; every look is on record',
  params: oneFile,
})
