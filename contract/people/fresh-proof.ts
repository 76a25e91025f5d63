import { z } from 'zod'
import { givenPassword, secondFactor, sentCode, verification } from './accounts.ts'
import { endpoint } from '../platform/endpoint.ts'
import { timestamp } from '../platform/paging.ts'
import { assertion, requestOptions } from './webauthn.ts'

/** How long a proof counts for the session it was given in. */
export const proofLife_s = 600

export const proofWays = ['passkey', 'password', 'code'] as const
export type ProofWay = (typeof proofWays)[number]

const proven = z.object({ fresh_until: timestamp })

export const readProof = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/fresh-proof',
  allow: 'signed_in',
  beforePasskey: true,
  summary: 'In which ways I can prove again that it is me, and until when I have',
  data: z.object({
    ways: z.array(z.enum(proofWays)),
    asks_second_factor: z.boolean(),
    fresh_until: timestamp.nullable(),
  }),
})

export const passwordProof = z.strictObject({
  current_password: givenPassword,
  second_factor: secondFactor.optional(),
})

export const proveByPassword = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/fresh-proof/password',
  allow: 'signed_in',
  beforePasskey: true,
  summary: 'Prove with my password that it is me; staff add their second factor',
  refuses: ['second_factor_missing'],
  body: passwordProof,
  data: proven,
})

export const sendProofCode = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/fresh-proof/code',
  allow: 'signed_in',
  mayAskProof: true,
  summary: 'Send a code to my e-mail address, to prove that it is me; not for staff',
  refuses: ['forbidden'],
  data: sentCode,
})

export const proveByCode = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/fresh-proof/code/verification',
  allow: 'signed_in',
  summary: 'Prove with the code that it is me',
  refuses: ['code_expired', 'forbidden'],
  body: verification,
  data: proven,
})

export const askProofByPasskey = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/fresh-proof/passkey/challenge',
  allow: 'signed_in',
  summary: 'What one of my passkeys is to sign, to prove that it is me',
  refuses: ['own_passkey_missing'],
  data: z.object({ options: requestOptions }),
})

export const proveByPasskey = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/fresh-proof/passkey',
  allow: 'signed_in',
  summary: 'Prove with one of my passkeys that it is me',
  refuses: ['passkey_refused'],
  body: z.strictObject({ response: assertion }),
  data: proven,
})
