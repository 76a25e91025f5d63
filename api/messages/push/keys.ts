import type { Keys } from '../../platform/keys.ts'
import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { company } from '#contract/site/company.ts'

/** Who we are to the push services (RFC 8292). Made from the key of this installation, so there is nothing to set up. */
export function senderKeys(keys: Keys) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(keys.kept('web push'))
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: pair.getPrivateKey('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return { public_key: point.toString('base64url'), key: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

const valid_s = 12 * 60 * 60

/** Proves to one push service that the message is ours. */
export function authorizationFor({ public_key, key }: ReturnType<typeof senderKeys>, endpoint: string) {
  const exp = Math.floor(Date.now() / 1000) + valid_s
  const claims = { aud: new URL(endpoint).origin, exp, sub: `mailto:${company.email}` }
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${public_key}`
}
