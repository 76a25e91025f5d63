import type { Keys } from '../platform/keys.ts'
import { randomBytes } from 'node:crypto'
import { open, seal } from '../platform/seal.ts'

export const purpose = 'files'

/** Every file has a key of its own, wrapped with the installation's; both are bound to the file's id. */
export function sealFile(keys: Keys, id: string, bytes: Uint8Array) {
  const key = randomBytes(32)
  return { sealed: seal(key, id, bytes), sealed_key: seal(keys.sealing(purpose), id, key) }
}

export function openFile(keys: Keys, id: string, sealed: Uint8Array, sealed_key: Uint8Array) {
  const key = keys.open(purpose, (wrapping) => open(wrapping, id, sealed_key))
  return open(key, id, sealed)
}
