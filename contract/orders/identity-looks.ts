import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'

/** Why somebody of the office may look at passports of a parcel; its owner reads the reason. */
export const identityReasons = ['declaration', 'customs_question', 'authority', 'identity_check'] as const
export type IdentityReason = (typeof identityReasons)[number]

const identityLook = z.object({
  id: z.string(),
  at: timestamp,
  /** Null when the account is gone. */
  viewer_name: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** Null for looks from before a reason was asked for. */
  reason: z.enum(identityReasons).nullable(),
  reference: z.string().nullable(),
})
export type IdentityLook = z.input<typeof identityLook>

export const listIdentityLooks = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/identity-look',
  allow: 'signed_in',
  summary: 'Who looked at passports I gave, when and why, the newest first',
  query: pageQuery,
  data: z.object({ look_data: z.array(identityLook), next_cursor: nextCursor }),
})
