import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from './secrets.ts'

/** Short secrets that are needed again: sealed for one purpose and bound to the row they belong to. */
export function sealText(secret_key: string, purpose: string, row_id: string, text: string) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret_key, purpose), iv).setAAD(Buffer.from(row_id))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

export function openText(secret_key: string, purpose: string, row_id: string, sealed: Uint8Array) {
  const bytes = Buffer.from(sealed)
  const cipher = createDecipheriv('aes-256-gcm', keyFor(secret_key, purpose), bytes.subarray(0, 12))
    .setAAD(Buffer.from(row_id))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
}
