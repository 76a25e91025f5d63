import type { Keys } from '../../platform/keys.ts'
import { openText, sealText } from '../../platform/sealed-text.ts'

export const purpose = 'id numbers'

/** Passport and identity card numbers are never stored as they are; each is bound to its order. */
export function sealIdNumber(keys: Keys, order_id: string, id_number: string) {
  return sealText(keys, purpose, order_id, id_number)
}

export function openIdNumber(keys: Keys, order_id: string, sealed: Uint8Array) {
  return openText(keys, purpose, order_id, sealed)
}

/** ••••5678: enough to recognise one's own. Of a short number no more than half. */
export function masked(id_number: string) {
  return `••••${id_number.slice(Math.max(-4, -Math.floor(id_number.length / 2)))}`
}
