import type { Keys } from '../../platform/keys.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../platform/database.ts'

const hash_bytes = 32
const proof_bytes = 16

/** Stands for an address without naming it. */
export function addressHash(keys: Keys, email: string) {
  return createHmac('sha256', keys.kept('mail address')).update(email.trim().toLowerCase()).digest()
}

/** Goes into a link: says which address, and that we made it. */
export function unsubscribeToken(keys: Keys, email: string) {
  const hash = addressHash(keys, email)
  return Buffer.concat([hash, proofOf(keys, hash)]).toString('base64url')
}

export function readUnsubscribeToken(keys: Keys, token: string) {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== hash_bytes + proof_bytes) return undefined
  const hash = bytes.subarray(0, hash_bytes)
  return timingSafeEqual(bytes.subarray(hash_bytes), proofOf(keys, hash)) ? hash : undefined
}

export async function isUnsubscribed(db: Db, hash: Buffer) {
  const row = await db
    .selectFrom('unsubscribed')
    .select('at')
    .where('address_hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

export async function keepUnsubscribed(db: Db, hash: Buffer) {
  await db
    .insertInto('unsubscribed')
    .values({ address_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function proofOf(keys: Keys, hash: Buffer) {
  return createHmac('sha256', keys.kept('unsubscribe link')).update(hash).digest().subarray(0, proof_bytes)
}
