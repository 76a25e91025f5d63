import { randomBytes } from 'node:crypto'
import { open, seal } from '../platform/seal.ts'
import { keyFor } from '../platform/secrets.ts'

/** Every file has a key of its own, wrapped with the installation's; both are bound to the file's id. */
export function sealFile(secret_key: string, id: string, bytes: Uint8Array) {
  const key = randomBytes(32)
  return { sealed: seal(key, id, bytes), sealed_key: seal(keyFor(secret_key, 'files'), id, key) }
}

export function openFile(secret_key: string, id: string, sealed: Uint8Array, sealed_key: Uint8Array) {
  return open(open(keyFor(secret_key, 'files'), id, sealed_key), id, sealed)
}
