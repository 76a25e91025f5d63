import { sql } from 'kysely'
import { company } from '#contract/site/company.ts'
import { challengeLife_s } from '#contract/people/passkeys.ts'
import type { Assertion, Attestation } from '#contract/people/webauthn.ts'
import type { Db } from '../../platform/database.ts'
import { makeChallenge, takeChallenge } from './challenges.ts'

export interface RelyingParty {
  db: Db
  public_url: string
}

// EdDSA, ES256, RS256: what devices there are can make.
const algorithms = [-8, -7, -257]
const timeout = challengeLife_s * 1000

/** Loaded with the first passkey: a process that sees none doesn't need it. */
function loadWebAuthn() {
  return import('@simplewebauthn/server')
}

/** A passkey belongs to the address people know, never to what a request says of itself. */
function partyOf(public_url: string) {
  const { hostname, origin } = new URL(public_url)
  return { rpID: hostname, origin }
}

interface Signing {
  purpose: 'sign_in' | 'proof'
  session_id: string | null
  /** The passkeys of whoever is asked; nobody is named at a login. */
  allowed?: { id: string; transports: string[] }[]
}

export async function signingOptions({ db, public_url }: RelyingParty, signing: Signing) {
  const { purpose, session_id, allowed = [] } = signing
  const challenge = await makeChallenge(db, { purpose, session_id })
  const { rpID } = partyOf(public_url)
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({ rpID, challenge, allowCredentials: allowed })
  return {
    challenge: options.challenge,
    timeout,
    rpId: rpID,
    userVerification: 'required' as const,
    ...(allowed.length > 0 ? { allowCredentials: allowed.map(descriptor) } : {}),
  }
}

function descriptor({ id, transports }: { id: string; transports: string[] }) {
  return { id, transports, type: 'public-key' as const }
}

interface Owner {
  id: string
  session_id: string
  email: string
  name: string
  known: { id: string; transports: string[] }[]
}

export async function makingOptions({ db, public_url }: RelyingParty, owner: Owner) {
  const { id, session_id, email, name, known } = owner
  const { rpID } = partyOf(public_url)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID,
    rpName: company.name,
    userID: handleOf(id),
    userName: email,
    userDisplayName: name,
    challenge: await makeChallenge(db, { purpose: 'add', session_id }),
    supportedAlgorithmIDs: algorithms,
  })
  return {
    challenge,
    timeout,
    rp: { id: rpID, name: company.name },
    user: { id: user.id, name: user.name, displayName: user.displayName },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

/** What a device has made, or undefined when anything about it is wrong. */
export async function verifiedMaking(
  { db, public_url }: RelyingParty,
  response: Attestation,
  session_id: string,
) {
  const expectedChallenge = await takeChallenge(db, response.response.clientDataJSON, {
    purpose: 'add',
    session_id,
  })
  if (!expectedChallenge) return undefined
  const { rpID, origin } = partyOf(public_url)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  return made?.verified ? made.registrationInfo : undefined
}

interface Stored {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  is_synced: boolean
}

/** Whose passkey has signed, or undefined: not known, not ours, not verified, used before, another person's. */
export async function verifiedSigning(
  { db, public_url }: RelyingParty,
  response: Assertion,
  asked: { purpose: 'sign_in' | 'proof'; session_id: string | null; user_id?: string },
) {
  const expectedChallenge = await takeChallenge(db, response.response.clientDataJSON, asked)
  if (!expectedChallenge) return undefined
  const passkey = await storedPasskey(db, response.id)
  if (!passkey || (asked.user_id && passkey.user_id !== asked.user_id)) return undefined
  if (!isHandleOf(passkey.user_id, response.response.userHandle, asked.purpose)) return undefined
  const { rpID, origin } = partyOf(public_url)
  const { credential_id, public_key, counter, transports } = passkey
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const signed = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter, transports },
  }).catch(() => undefined)
  if (!signed?.verified) return undefined
  const { newCounter, credentialDeviceType, credentialBackedUp } = signed.authenticationInfo
  // Whether a passkey can be synced is fixed when it is created.
  if ((credentialDeviceType === 'multiDevice') !== passkey.is_synced) return undefined
  const isCounted = await countUse(db, passkey.id, newCounter, credentialBackedUp)
  return isCounted ? { id: passkey.id, user_id: passkey.user_id } : undefined
}

async function storedPasskey(db: Db, credential_id: string) {
  const { rows } = await sql<Stored>`
    select id, user_id, credential_id, public_key, counter, transports, is_synced
    from passkeys where credential_id = ${credential_id}`.execute(db)
  return rows[0]
}

/** A login names nobody, so the device has to say whose passkey it is. */
function isHandleOf(user_id: string, handle: string | undefined, purpose: 'sign_in' | 'proof') {
  if (handle === undefined) return purpose === 'proof'
  return Buffer.from(handle, 'base64url').equals(handleOf(user_id))
}

/** The counter only ever rises, also when two use a copied device at once. Devices that do not count stay at zero. */
async function countUse(db: Db, id: string, counter: number, is_backed_up: boolean) {
  const { rows } = await sql`
    update passkeys set counter = ${counter}, is_backed_up = ${is_backed_up}, last_used_at = now()
    where id = ${id}::uuid and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** What a device keeps of a person: sixteen bytes that say nothing to anybody else. */
function handleOf(user_id: string) {
  return new Uint8Array(Buffer.from(user_id.replaceAll('-', ''), 'hex'))
}
