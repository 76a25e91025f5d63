import { createHmac, randomUUIDv7, timingSafeEqual } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { codeLifetime_s, resendAfter_s } from '#contract/accounts.ts'
import type { Language } from '#contract/language.ts'
import type { DB } from '#database/schema.ts'
import type { Db } from '../platform/database.ts'
import { conflict, invalidField, tooMany } from '../platform/errors.ts'
import type { Jobs } from '../platform/jobs.ts'
import { keyFor } from '../platform/secrets.ts'

export type Purpose = 'register' | 'reset' | 'email'

interface NewCode {
  purpose: Purpose
  email: string
  user_id: string | null
  language: Language
  payload: object | null
}

/** Six digits that only the server can derive; neither the table nor the job that mails them holds the code. */
export function codeFor(secret_key: string, nonce: string) {
  const digest = createHmac('sha256', keyFor(secret_key, 'one-time codes')).update(nonce).digest()
  return String(digest.readBigUInt64BE() % 1_000_000n).padStart(6, '0')
}

/** Stores a code and sends the job that mails it, in the caller's transaction. */
export async function issueCode(tx: Transaction<DB>, jobs: Jobs, code: NewCode) {
  const nonce = randomUUIDv7()
  const row = await tx
    .insertInto('one_time_codes')
    .values({
      ...code,
      id: randomUUIDv7(),
      nonce,
      payload: code.payload && JSON.stringify(code.payload),
      expires_at: inLifetime,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  await jobs.send(tx, 'code_mail', { id: row.id, nonce })
  return { request_id: row.id, resend_after_s: resendAfter_s, expires_at: row.expires_at }
}

/** A new code for the same request: the old one is worth nothing from now on. */
export async function reissueCode(tx: Transaction<DB>, jobs: Jobs, id: string) {
  const nonce = randomUUIDv7()
  const row = await tx
    .updateTable('one_time_codes')
    .set({ nonce, tries_left: 5, sent_at: sql`now()`, expires_at: inLifetime })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('purpose', 'in', ['register', 'reset'])
    .where('sent_at', '<=', sql<Date>`now() - make_interval(secs => ${resendAfter_s})`)
    .returning(['id', 'email', 'expires_at'])
    .executeTakeFirst()
  if (!row) throw tooMany(resendAfter_s)
  await jobs.send(tx, 'code_mail', { id, nonce })
  return { email: row.email, request_id: row.id, resend_after_s: resendAfter_s, expires_at: row.expires_at }
}

/**
 * Takes one try away before the code is looked at, in a statement of its own that is never rolled back:
 * fifty guesses at once are still only five.
 */
export async function spendTry(db: Db, secret_key: string, purpose: Purpose, id: string, code: string) {
  const row = await db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['nonce', 'email', 'user_id', 'payload', 'language'])
    .executeTakeFirst()
  if (!row) throw conflict('code_expired')
  const matches = timingSafeEqual(Buffer.from(codeFor(secret_key, row.nonce)), Buffer.from(code))
  if (!matches || (row.user_id === null && row.payload === null))
    throw invalidField('code', 'error.code_wrong')
  return row
}

/** The second of two right answers at once finds the code used. */
export async function useUp(tx: Transaction<DB>, id: string, nonce: string) {
  const used = await tx
    .updateTable('one_time_codes')
    .set({ used_at: sql`now()`, payload: null })
    .where('id', '=', id)
    .where('nonce', '=', nonce)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw conflict('code_expired')
}

const inLifetime = sql<Date>`now() + make_interval(secs => ${codeLifetime_s})`
