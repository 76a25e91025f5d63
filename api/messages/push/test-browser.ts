import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Notice } from '#contract/messages/push.ts'

/** The far end: a browser with its keys, which reads what the push service hands it. */
export function makeBrowser(endpoint: string) {
  const pair = createECDH('prime256v1')
  const point = pair.generateKeys()
  const secret = randomBytes(16)
  const keys = { endpoint, p256dh: point.toString('base64url'), auth: secret.toString('base64url') }

  function read(message: Buffer): Notice {
    const salt = message.subarray(0, 16)
    const length = message[20] ?? 0
    const sender = message.subarray(21, 21 + length)
    const sealed = message.subarray(21 + length)
    const derive = (from: Buffer, by: Buffer, info: Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', from, by, info, bytes))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
    const shared = derive(pair.computeSecret(sender), secret, info, 32)
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
  }
  return { keys, read }
}

interface Claims {
  aud: string
  exp: number
  sub: string
}

/** What a push service learns from the head of a message, if its signature is the sender's. */
export function claimsOf({ authorization = '' }: IncomingHttpHeaders, public_key: string) {
  const [, token = '', sender] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(public_key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isOurs || sender !== public_key) return undefined
  const claims: Claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  return claims
}
