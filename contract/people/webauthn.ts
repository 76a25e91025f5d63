import { z } from 'zod'

/** The JSON forms of WebAuthn, as browsers and the library on both sides write them. */
const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

const credential_id = base64url(1400)
const publicKeyType = z.literal('public-key')

const credential = {
  id: credential_id,
  rawId: credential_id,
  type: publicKeyType,
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
  // What extensions say is not used.
  clientExtensionResults: z.record(z.string().max(40), z.unknown()),
}

/** What a device answers that has made a passkey. */
export const attestation = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(2000),
    attestationObject: base64url(6000),
    authenticatorData: base64url(6000).exactOptional(),
    transports: z.array(z.string().max(20)).max(8).exactOptional(),
    publicKeyAlgorithm: z.int32().exactOptional(),
    publicKey: base64url(4000).exactOptional(),
  }),
})

/** What a device answers that has signed with a passkey. */
export const assertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(2000),
    authenticatorData: base64url(1000),
    signature: base64url(2000),
    userHandle: base64url(100).exactOptional(),
  }),
})
export type Assertion = z.output<typeof assertion>
export type Attestation = z.output<typeof attestation>

const descriptor = z.object({
  id: z.string(),
  type: publicKeyType,
  transports: z.array(z.string()).exactOptional(),
})

/** What a device is asked to sign. */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor).exactOptional(),
})

/** What a device is asked to make. */
export const creationOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKeyType })),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
