import { openText, sealText } from '../../platform/sealed-text.ts'

const purpose = 'id numbers'

/** Passport and identity card numbers are never stored as they are; each is bound to its order. */
export function sealIdNumber(secret_key: string, order_id: string, id_number: string) {
  return sealText(secret_key, purpose, order_id, id_number)
}

export function openIdNumber(secret_key: string, order_id: string, sealed: Uint8Array) {
  return openText(secret_key, purpose, order_id, sealed)
}

/** ••••5678: enough to recognise one's own. */
export function masked(id_number: string) {
  return `••••${id_number.slice(-4)}`
}
