import { z } from 'zod'
import { signedIn } from './accounts.ts'
import { endpoint } from '../platform/endpoint.ts'
import { timestamp } from '../platform/paging.ts'
import { officeRoles, staffRoles } from '../platform/roles.ts'
import { assertion, attestation, creationOptions, requestOptions } from './webauthn.ts'

export const mostPasskeys = 20
/** How long a device may take to sign. */
export const challengeLife_s = 300

const passkeyName = z.string().trim().min(1, 'error.name_required').max(60, 'error.too_long')

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  is_synced: z.boolean(),
  is_backed_up: z.boolean(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
})
export type Passkey = z.input<typeof passkey>

export const askSignIn = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/login/passkey/challenge',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'What a passkey is to sign, to log in',
  data: z.object({ options: requestOptions }),
})

export const signInByPasskey = endpoint({
  areas: ['public'],
  method: 'POST',
  path: '/login/passkey',
  allow: 'anyone',
  summary: 'Log in with a passkey, in place of a password and a second factor',
  refuses: ['account_locked', 'passkey_login_required', 'passkey_refused', 'too_many_requests'],
  body: z.strictObject({ response: assertion }),
  data: signedIn,
})

export const listPasskeys = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/passkey',
  allow: 'signed_in',
  beforePasskey: true,
  summary: 'My passkeys, newest first',
  data: z.object({ passkey_data: z.array(passkey) }),
})

export const askNewPasskey = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/passkey/challenge',
  allow: 'signed_in',
  beforePasskey: true,
  freshProof: true,
  summary: 'What a device needs to know to make a passkey',
  refuses: ['too_many_passkeys'],
  data: z.object({ options: creationOptions }),
})

export const addPasskey = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/passkey',
  allow: 'signed_in',
  beforePasskey: true,
  freshProof: true,
  summary: 'Add the passkey that a device has made',
  refuses: ['passkey_known', 'passkey_refused', 'too_many_passkeys'],
  body: z.strictObject({ name: passkeyName, response: attestation }),
  data: z.object({ passkey }),
})

export const passkeyRename = z.strictObject({ name: passkeyName })

export const renamePasskey = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/passkey/:id',
  allow: 'signed_in',
  summary: 'Give one of my passkeys another name',
  params: z.strictObject({ id: z.uuid() }),
  body: passkeyRename,
  data: z.object({ passkey }),
})

export const removePasskey = endpoint({
  areas: ['user'],
  method: 'DELETE',
  path: '/passkey/:id',
  allow: 'signed_in',
  freshProof: true,
  summary: 'Remove one of my passkeys; nobody can log in with it any more',
  refuses: ['last_passkey'],
  params: z.strictObject({ id: z.uuid() }),
})

const duty = z.strictObject({
  roles: z
    .array(z.enum(staffRoles))
    .max(staffRoles.length, 'error.too_long')
    .refine((roles) => new Set(roles).size === roles.length, 'error.invalid_choice'),
})

export const readPasskeyDuty = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/passkey-duty',
  allow: officeRoles,
  summary: 'Which roles log in with a passkey only',
  data: duty,
})

export const changePasskeyDuty = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/passkey-duty',
  allow: officeRoles,
  freshProof: true,
  summary:
    'Say which roles log in with a passkey only; whoever asks has proven it with a passkey of their own',
  refuses: ['own_passkey_missing', 'prove_with_passkey'],
  body: duty,
  data: duty,
})
