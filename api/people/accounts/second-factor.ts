import type { Keys } from '../../platform/keys.ts'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { Db } from '../../platform/database.ts'
import { openTagLast, sealTagLast } from '../../platform/seal.ts'
import { isSameSecret } from '../../platform/secrets.ts'

const step_s = 30
export const purpose = 'second factors'

/** The code an authenticator app shows in a time step (RFC 6238, SHA-1, six digits, as all apps expect). */
export function totp(secret: Buffer, step: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(19) & 15
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

export function stepAt(now_s: number) {
  return Math.floor(now_s / step_s)
}

/** The time step six digits belong to: now, one early or one late. */
export function stepOf(secret: Buffer, now_s: number, given: string) {
  const now = stepAt(now_s)
  return [now - 1, now, now + 1].find((candidate) => isSameSecret(given, totp(secret, candidate)))
}

interface Given {
  user_id: string
  sealed: Buffer
  /** The database's clock: this machine's may be wrong. */
  now_s: number
  given: string
}

/** Six digits of the app, each good once and one step early or late; or a recovery code, good once ever. */
export async function secondFactorFits(db: Db, keys: Keys, { user_id, sealed, now_s, given }: Given) {
  if (!/^\d{6}$/.test(given)) return useRecoveryCode(db, user_id, given)
  const secret = keys.open(purpose, (key) => openTagLast(key, user_id, sealed))
  const step = stepOf(secret, now_s, given)
  if (step === undefined) return false
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

async function useRecoveryCode(db: Db, user_id: string, given: string) {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', hashRecoveryCode(given))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Gives a person a second factor, in place of any earlier one; what is returned is shown once. */
export async function enrol(
  tx: Transaction<DB>,
  keys: Keys,
  user_id: string,
  secret: Buffer = randomBytes(20),
  /** The step of a code already shown as proof: it is not good a second time. */
  last_step = 0,
) {
  const codes = Array.from({ length: 10 }, makeRecoveryCode)
  const sealed = sealTagLast(keys.sealing(purpose), user_id, secret)
  await tx
    .insertInto('second_factors')
    .values({ user_id, secret: sealed, last_step })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret: sealed, last_step }))
    .execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_hash: hashRecoveryCode(code) })))
    .execute()
  return { secret: base32(secret), recovery_codes: codes }
}

/** Never six digits in a row at its beginning: a field sends those as the code of an app while the rest is still typed. */
export function makeRecoveryCode() {
  for (;;) {
    const code = randomBytes(5).toString('hex')
    if (!/^\d{6}/.test(code)) return code.replace(/^(.{5})/, '$1-')
  }
}

function hashRecoveryCode(code: string) {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^0-9a-f]/g, ''))
    .digest()
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function base32(bytes: Buffer) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}
