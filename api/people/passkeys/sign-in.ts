import type { Assertion } from '#contract/people/webauthn.ts'
import { deviceIn, isKnownDevice, keepDevice } from '../sessions/known-devices.ts'
import { openSession } from '../sessions/open-session.ts'
import { Refusal } from '../../platform/errors.ts'
import { countAgainst } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { signingOptions, verifiedSigning } from './verify.ts'

const quarter = 900

interface From {
  address: string
  visitor: Visitor
  device: string
}

/** Every visit of the login page asks for one, so that the browser can offer a passkey on its own; a busy network pays with work. */
export async function startSignIn(app: App, { network, proofFor }: Visitor) {
  const limit = { bucket: `passkey:ask:${network}`, most: 600, seconds: quarter, isShared: true } as const
  await countAgainst(app.db, [limit], proofFor('passkey'))
  return { options: await signingOptions(app, { purpose: 'sign_in', session_id: null }) }
}

/** A device that has verified its owner is two factors, so nothing more is asked, whatever the role. */
export async function finishSignIn(app: App, response: Assertion, { address, visitor, device }: From) {
  const passkey = await verifiedSigning(app, response, { purpose: 'sign_in', session_id: null })
  if (!passkey) {
    await countMiss(app, visitor.network)
    throw new Refusal('passkey_refused')
  }
  const proven = { user_id: passkey.user_id, passkey_id: passkey.id }
  const { isFirst, ...signedIn } = await openSession(app.db, proven, { address, device })
  const { device_id, kept_id } = deviceIn(app, visitor.device_cookies)
  const isKnown = await isKnownDevice(app.db, signedIn.user.email, device_id)
  const signedInOn = { kept_id, isUnknown: !isKnown && !isFirst }
  return { ...signedIn, device_cookie: await keepDevice(app, signedIn.user.id, signedInOn) }
}

/** A signature cannot be guessed: only misses are counted, and those who sign rightly are never kept out. */
export function countMiss(app: App, network: string) {
  return countAgainst(app.db, [{ bucket: `passkey:miss:${network}`, most: 50, seconds: quarter }])
}
