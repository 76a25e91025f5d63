import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { timestamp } from '../platform/paging.ts'
import { identityReasons } from '../orders/identity-looks.ts'
import { parties } from '../orders/shipments.ts'
import { officeRoles } from '../platform/roles.ts'

export const identityWish = z.strictObject({
  reason: z.enum(identityReasons, 'error.required'),
  /** Number of the declaration or of the letter that asks; never a person's data, for the log keeps it for good. */
  reference: z
    .string()
    .trim()
    .max(40, 'error.too_long')
    .regex(/^[\dA-Za-z ./-]*$/, 'error.reference_invalid'),
})

const shownIdentity = z.object({
  party: z.enum(parties),
  name: z.string().nullable(),
  id_number: z.string().nullable(),
  /** Gone: it was given and is deleted, because the parcel has been closed for long. */
  picture: z.enum(['given', 'gone', 'none']),
})
export type ShownIdentity = z.input<typeof shownIdentity>

const oneParcel = { number: z.string().min(1).max(60) }

export const lookAtIdentity = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/identity/:number',
  allow: officeRoles,
  refuses: ['too_many_requests'],
  summary: 'Passport numbers of one paid shipment; its owner reads the reason and who looked',
  params: z.strictObject(oneParcel),
  body: identityWish,
  data: z.object({
    tracking_number: z.string(),
    identity_data: z.array(shownIdentity),
    /** Until then the pictures are given to the same person. */
    shown_until: timestamp,
    server_now: timestamp,
  }),
})

export const showIdentity = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/identity/:number/:party',
  allow: officeRoles,
  gives: 'picture',
  refuses: ['look_is_over'],
  summary: 'A passport picture with the name of who looks drawn into it, some minutes after the look began',
  params: z.strictObject({ ...oneParcel, party: z.enum(parties) }),
})
