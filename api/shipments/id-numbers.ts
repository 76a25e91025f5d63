import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from '../platform/secrets.ts'

/** Passport and identity card numbers are never stored as they are; each is bound to its order. */
export function sealIdNumber(secret_key: string, order_id: string, id_number: string) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret_key, 'id numbers'), iv).setAAD(
    Buffer.from(order_id),
  )
  const text = Buffer.concat([cipher.update(id_number, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

export function openIdNumber(secret_key: string, order_id: string, sealed: Uint8Array) {
  const bytes = Buffer.from(sealed)
  const cipher = createDecipheriv('aes-256-gcm', keyFor(secret_key, 'id numbers'), bytes.subarray(0, 12))
    .setAAD(Buffer.from(order_id))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
}

/** ••••5678: enough to recognise one's own. */
export function masked(id_number: string) {
  return `••••${id_number.slice(-4)}`
}
