import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from '../platform/secrets.ts'

/** Every file has a key of its own, wrapped with the installation's; both are bound to the file's id. */
export function sealFile(secret_key: string, id: string, bytes: Uint8Array) {
  const key = randomBytes(32)
  return { sealed: seal(key, id, bytes), sealed_key: seal(keyFor(secret_key, 'files'), id, key) }
}

export function openFile(secret_key: string, id: string, sealed: Uint8Array, sealed_key: Uint8Array) {
  return open(open(keyFor(secret_key, 'files'), id, sealed_key), id, sealed)
}

// iv 12 | tag 16 | what is sealed
function seal(key: Buffer, id: string, bytes: Uint8Array) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

function open(key: Buffer, id: string, sealed: Uint8Array) {
  const bytes = Buffer.from(sealed)
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()])
}
