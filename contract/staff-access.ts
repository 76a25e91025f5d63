import { z } from 'zod'
import { newPassword, passwordsDiffer, repeatsPassword } from './accounts.ts'
import { endpoint, roles } from './endpoint.ts'

/** How long the link of an invitation is good. */
export const accessLink_h = 72

/** What stands behind the # of the link, so that no server on the way ever sees it. */
const link = z.string().regex(/^[\w.-]{60,120}$/, 'error.access_link_invalid')

export const readAccessLink = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/staff-access/reading',
  allow: 'anyone',
  summary: 'Whose way in a link is, and the key for their authenticator app',
  body: z.strictObject({ link }),
  data: z.object({
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    secret: z.string(),
    authenticator_uri: z.string(),
  }),
})

export const accessTaking = z
  .strictObject({
    link,
    ...newPassword,
    second_factor: z
      .string()
      .min(1, 'error.code_required')
      .regex(/^\d{6}$/, 'error.code_invalid'),
  })
  .refine(repeatsPassword, passwordsDiffer)

export const takeAccess = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/staff-access',
  allow: 'anyone',
  summary:
    'Set password and second factor with the link; it is good once, and the recovery codes are shown once',
  body: accessTaking,
  data: z.object({ recovery_codes: z.array(z.string()) }),
})
