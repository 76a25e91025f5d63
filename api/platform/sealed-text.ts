import { open, seal } from './seal.ts'
import type { Keys } from './keys.ts'

/** Short secrets that are needed again: sealed for one purpose and bound to the row they belong to. */
export function sealText(keys: Keys, purpose: string, row_id: string, text: string) {
  return seal(keys.sealing(purpose), row_id, Buffer.from(text))
}

export function openText(keys: Keys, purpose: string, row_id: string, sealed: Uint8Array) {
  return keys.open(purpose, (key) => open(key, row_id, sealed)).toString('utf8')
}
