import { z } from 'zod'
import { newPassword, passwordsDiffer, repeatsPassword, sixDigits } from './accounts.ts'
import { roles } from '../platform/roles.ts'
import { endpoint } from '../platform/endpoint.ts'

export const invitationLifetime_days = 7

/** Both follow the # of the link, so that no server log and no other site ever sees them. */
const invitation = { user_id: z.uuid(), token: z.string().regex(/^[\w-]{43}$/) }

export const openInvitation = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/staff-setup/opening',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'Whom an invitation is for, and the secret for the authenticator app',
  refuses: ['invitation_over'],
  body: z.strictObject(invitation),
  data: z.object({
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    counter: z.string().nullable(),
    /** Base32, as authenticator apps take it. */
    secret: z.string(),
  }),
})

export const staffSetup = z
  .strictObject({ ...invitation, ...newPassword, code: sixDigits })
  .refine(repeatsPassword, passwordsDiffer)

export const setUpStaff = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/staff-setup',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'Set password and second factor with the link of an invitation, once',
  refuses: ['invitation_over'],
  body: staffSetup,
  data: z.object({ recovery_codes: z.array(z.string()) }),
})
