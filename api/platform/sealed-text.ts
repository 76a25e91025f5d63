import { open, seal } from './seal.ts'
import { keyFor } from './secrets.ts'

/** Short secrets that are needed again: sealed for one purpose and bound to the row they belong to. */
export function sealText(secret_key: string, purpose: string, row_id: string, text: string) {
  return seal(keyFor(secret_key, purpose), row_id, Buffer.from(text))
}

export function openText(secret_key: string, purpose: string, row_id: string, sealed: Uint8Array) {
  return open(keyFor(secret_key, purpose), row_id, sealed).toString('utf8')
}
