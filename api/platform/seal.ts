import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Sealed bytes open only with the same key and for the row they belong to. Stored as iv 12 | tag 16 | text. */
export function seal(key: Buffer, row_id: string, bytes: Uint8Array) {
  const { iv, tag, text } = encrypt(key, row_id, bytes)
  return Buffer.concat([iv, tag, text])
}

export function open(key: Buffer, row_id: string, sealed: Uint8Array) {
  const bytes = Buffer.from(sealed)
  return decrypt(key, row_id, {
    iv: bytes.subarray(0, 12),
    tag: bytes.subarray(12, 28),
    text: bytes.subarray(28),
  })
}

/** As second factors have been stored from the beginning: iv 12 | text | tag 16. */
export function sealTagLast(key: Buffer, row_id: string, bytes: Uint8Array) {
  const { iv, tag, text } = encrypt(key, row_id, bytes)
  return Buffer.concat([iv, text, tag])
}

export function openTagLast(key: Buffer, row_id: string, sealed: Uint8Array) {
  const bytes = Buffer.from(sealed)
  return decrypt(key, row_id, {
    iv: bytes.subarray(0, 12),
    tag: bytes.subarray(-16),
    text: bytes.subarray(12, -16),
  })
}

function encrypt(key: Buffer, row_id: string, bytes: Uint8Array) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(row_id))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return { iv, tag: cipher.getAuthTag(), text }
}

function decrypt(key: Buffer, row_id: string, { iv, tag, text }: ReturnType<typeof encrypt>) {
  // Without a length a shortened tag would do as well, and is guessed sooner.
  const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
    .setAAD(Buffer.from(row_id))
    .setAuthTag(tag)
  return Buffer.concat([cipher.update(text), cipher.final()])
}
