import { z } from 'zod'
import { birthdate } from './birthdate.ts'
import { roles } from '../platform/roles.ts'
import { endpoint } from '../platform/endpoint.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { hasRealPhone, phoneFields, phoneIsWrong } from '../places/phone.ts'

export const shortestPassword = 8
export const codeLifetime_min = 10
export const codeLifetime_s = codeLifetime_min * 60
export const resendAfter_s = 60

export const email = z
  .string()
  .trim()
  .min(1, 'error.email_required')
  .max(254, 'error.too_long')
  .pipe(z.email('error.email_invalid').toLowerCase())

/** One letter that can be seen, of any script: fillers and joiners alone are no name. */
const visibleLetter = /(?!\p{DI})\p{L}/u
export const personName = z
  .string()
  .trim()
  .min(1, 'error.name_required')
  .max(120, 'error.too_long')
  .regex(visibleLetter, 'error.name_required')
  .refine((name) => !/[\t\n\r\u2028\u2029]/.test(name), 'error.unsafe_text')
const password = z
  .string()
  .min(1, 'error.password_required')
  .min(shortestPassword, 'error.password_short')
  .max(128, 'error.too_long')
export const givenPassword = z.string().min(1, 'error.password_required').max(128, 'error.too_long')
export const sixDigits = z
  .string()
  .min(1, 'error.code_required')
  .regex(/^\d{6}$/, 'error.code_invalid')
const request_id = z.uuid()

export const newPassword = {
  password,
  password_confirmation: z.string().min(1, 'error.password_confirmation_required'),
}
export const repeatsPassword = (body: { password: string; password_confirmation: string }) =>
  body.password === body.password_confirmation
export const passwordsDiffer = { path: ['password_confirmation'], error: 'error.passwords_differ' }

/** What the browser keeps under the key `user`; `passportId` keeps the spelling of the specification. */
const signedInUser = z.object({
  token: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  passportId: z.string().nullable(),
})
export type SignedInUser = z.infer<typeof signedInUser>

/** What a login answers. */
export const signedIn = z.object({
  user: signedInUser,
  /** Their role logs in with a passkey, and they have none: they make one before anything else. */
  must_add_passkey: z.boolean(),
})

export const sentCode = z.object({ request_id, resend_after_s: z.int(), expires_at: timestamp })

export const registration = z
  .strictObject({ name: personName, email, ...phoneFields, ...newPassword })
  .refine(hasRealPhone, phoneIsWrong)
  .refine(repeatsPassword, passwordsDiffer)

export const register = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/register',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'Ask for an account; a code goes to the e-mail address',
  body: registration,
  data: sentCode,
})

export const verification = z.strictObject({ request_id, code: sixDigits })

export const verifyRegistration = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/verify-otp',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'Confirm the e-mail address with its code; the account exists from now on',
  refuses: ['code_expired'],
  body: verification,
})

export const resendCode = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/verify-otp/resend',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'Send a new code for a registration or a password reset',
  refuses: ['code_expired'],
  body: z.strictObject({ request_id }),
  data: sentCode,
})

/** Six digits of the authenticator app, or a recovery code. */
export const secondFactor = z.string().trim().min(6, 'error.code_invalid').max(20, 'error.code_invalid')

export const credentials = z.strictObject({
  email,
  password: givenPassword,
  /** Staff only. */
  second_factor: secondFactor.optional(),
})

export const logIn = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/login',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'Sign in; staff also give their second factor',
  refuses: [
    'account_locked',
    'passkey_login_required',
    'second_factor_missing',
    'second_factor_required',
    'wrong_credentials',
  ],
  body: credentials,
  data: signedIn,
})

export const logOut = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/logout',
  allow: 'signed_in',
  beforePasskey: true,
  summary: 'End this session',
  refuses: ['not_found'],
})

export const forgotten = z.strictObject({ email })

export const forgotPassword = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/forgot-password',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'Ask for a code to set a new password',
  body: forgotten,
  data: sentCode,
})

export const passwordReset = z
  .strictObject({ request_id, code: sixDigits, ...newPassword })
  .refine(repeatsPassword, passwordsDiffer)

export const resetPassword = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/reset-password',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'Set a new password with the code; every session ends',
  refuses: ['code_expired'],
  body: passwordReset,
})

const profile = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  birthdate: z.string().nullable(),
  role: z.enum(roles),
  passportId: z.string().nullable(),
  created_at: timestamp,
})
export type Profile = z.input<typeof profile>

export const readProfile = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/profile',
  allow: 'signed_in',
  beforePasskey: true,
  summary: 'My profile',
  data: z.object({ profile }),
})

export const profileChange = z
  .strictObject({ name: personName, ...phoneFields, birthdate })
  .refine(hasRealPhone, phoneIsWrong)

export const changeProfile = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/profile',
  allow: 'signed_in',
  summary: 'Change my name, phone and birth date',
  body: profileChange,
  data: z.object({ profile }),
})

export const emailChange = z.strictObject({ email })

export const changeEmail = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/profile/email',
  allow: 'signed_in',
  mayAskProof: true,
  freshProof: true,
  summary: 'Ask for another e-mail address; a code goes to the new one',
  body: emailChange,
  data: sentCode,
})

export const verifyEmail = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/profile/email/verification',
  allow: 'signed_in',
  summary: 'Confirm the new e-mail address with its code',
  refuses: ['code_expired'],
  body: verification,
  data: z.object({ profile }),
})

export const passwordChange = z
  .strictObject({ current_password: givenPassword, ...newPassword })
  .refine(repeatsPassword, passwordsDiffer)

export const changePassword = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/profile/password',
  allow: 'signed_in',
  summary: 'Change my password; all other sessions end',
  body: passwordChange,
})

const session = z.object({
  id: z.string(),
  device: z.string(),
  network: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
  is_current: z.boolean(),
})
export type Session = z.input<typeof session>

export const listSessions = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/session',
  allow: 'signed_in',
  summary: 'Where I am signed in',
  query: pageQuery,
  data: z.object({ session_data: z.array(session), next_cursor: nextCursor }),
})

export const endSession = endpoint({
  areas: ['user'],
  method: 'DELETE',
  path: '/session/:id',
  allow: 'signed_in',
  summary: 'End one of my sessions',
  params: z.strictObject({ id: z.uuid() }),
})

export const exportData = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/profile/export',
  allow: 'signed_in',
  summary: 'Everything stored about me',
  data: z.object({ export: z.record(z.string(), z.unknown()) }),
})

export const deletion = z.strictObject({ current_password: givenPassword })

export const deleteAccount = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/profile/deletion',
  allow: 'signed_in',
  summary: 'Delete my account and my personal data',
  refuses: ['claim_undecided', 'payment_under_review', 'refund_due', 'staff_account'],
  body: deletion,
})
