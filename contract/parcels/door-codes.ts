import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { officeRoles } from '../platform/roles.ts'

export const doorTries = 5

/** not_yet: made when the parcel goes out; locked: too many wrong ones; released: the office says that it is not needed. */
const doorStates = ['not_wanted', 'not_yet', 'ready', 'locked', 'released', 'used'] as const
export type DoorState = (typeof doorStates)[number]

const door = z.object({
  state: z.enum(doorStates),
  /** Only while it opens something. */
  code: z.string().nullable(),
})

export const readDoorCode = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/door-code',
  allow: 'signed_in',
  summary: 'The code that the courier asks for at the door, and the private link for the receiver',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({
    ...door.shape,
    /** Behind the # of the tracking page, so that no server between reads it. */
    receiver_key: z.string(),
  }),
})

export const showDoorCode = endpoint({
  areas: ['public', 'user'],
  method: 'POST',
  path: '/tracking/:number/door-code',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'The code of the door for whoever has the private link of the receiver; creates nothing',
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  body: z.strictObject({ receiver_key: z.string().min(1).max(60) }),
  data: door,
})

export const releaseDoor = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/parcel/:number/door-release',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'This parcel may be given without its code',
  refuses: ['door_not_closed', 'own_order'],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  data: z.object({ tracking_number: z.string() }),
})
