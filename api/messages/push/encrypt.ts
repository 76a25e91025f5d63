import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushSubscriptionKeys } from '#contract/messages/push.ts'

/** Chosen for each message; tests pass in those of the standard's example. */
interface Chosen {
  salt: Buffer
  private_key?: Buffer
}

const record_bytes = 4096
/** The last record ends with this byte. */
const last = Buffer.of(2)

/** So that only the browser can read it, and no push service (RFC 8291, in one record of RFC 8188). */
export function encryptFor(
  { p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>,
  text: string,
  { salt, private_key }: Chosen = { salt: randomBytes(16) },
) {
  const browser = Buffer.from(p256dh, 'base64url')
  const pair = createECDH('prime256v1')
  if (private_key) pair.setPrivateKey(private_key)
  else pair.generateKeys()
  const own = pair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own])
  const shared = derive(pair.computeSecret(browser), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(text, 'utf8'), cipher.update(last), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(record_bytes)
  return Buffer.concat([salt, size, Buffer.of(own.length), own, ...sealed])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number) {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
