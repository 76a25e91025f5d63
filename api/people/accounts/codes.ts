import type { Keys } from '../../platform/keys.ts'
import { createHmac, randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { codeLifetime_s, resendAfter_s } from '#contract/people/accounts.ts'
import type { Language } from '#contract/platform/language.ts'
import type { DB } from '#database/schema.ts'
import { sendLetter } from '../../messages/letters/send.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { conflict, invalidField, tooMany } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { isSameSecret } from '../../platform/secrets.ts'

export const codePurposes = ['register', 'reset', 'email', 'proof'] as const
export type Purpose = (typeof codePurposes)[number]
export const codeTries = 5

interface NewCode {
  purpose: Purpose
  email: string
  user_id: string | null
  language: Language
  payload: object | null
}

/** Six digits that only the server can derive; neither the table nor the job that mails them holds the code. */
export function codeFor(keys: Keys, nonce: string) {
  const digest = createHmac('sha256', keys.kept('one-time codes')).update(nonce).digest()
  return String(digest.readBigUInt64BE() % 1_000_000n).padStart(6, '0')
}

/**
 * Stores a code and sends the job that mails it, in the caller's transaction.
 * It takes the place of an earlier one for the same purpose and person, which is worth nothing from now on.
 */
export async function issueCode(tx: Transaction<DB>, jobs: Jobs, code: NewCode) {
  const nonce = randomUUIDv7()
  const fresh = {
    ...code,
    id: randomUUIDv7(),
    nonce,
    payload: code.payload && JSON.stringify(code.payload),
    tries_left: codeTries,
    sent_at: sql<Date>`now()`,
    expires_at: inLifetime,
  }
  const row = await tx
    .insertInto('one_time_codes')
    .values(fresh)
    .onConflict((open) => open.columns(['purpose', 'person']).where('used_at', 'is', null).doUpdateSet(fresh))
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  await sendLetter(tx, jobs, { cause: 'code', id: row.id, nonce })
  return { request_id: row.id, resend_after_s: resendAfter_s, expires_at: row.expires_at }
}

/** The mailbox a request belongs to, for as long as its code can be sent again: never longer than the first code lives. */
export async function mailboxOf(db: Db, id: string) {
  const row = await db
    .selectFrom('one_time_codes')
    .select('email')
    .select(sql<number>`${resendAfter_s} - extract(epoch from now() - sent_at)::float8`.as('wait_s'))
    .where('id', '=', id)
    .where(canBeSentAgain)
    .executeTakeFirst()
  if (!row) throw conflict('code_expired')
  if (row.wait_s > 0) throw tooMany(Math.ceil(row.wait_s))
  return row.email
}

/** A new code for the same request: the old one is worth nothing, and the request ends when it would have ended. */
export async function reissueCode(tx: Transaction<DB>, jobs: Jobs, id: string) {
  const nonce = randomUUIDv7()
  const row = await tx
    .updateTable('one_time_codes')
    .set({ nonce, tries_left: codeTries, sent_at: sql`now()` })
    .where('id', '=', id)
    .where(canBeSentAgain)
    .where('sent_at', '<=', sql<Date>`now() - make_interval(secs => ${resendAfter_s})`)
    .returning(['id', 'expires_at'])
    .executeTakeFirst()
  if (!row) throw tooMany(resendAfter_s)
  await sendLetter(tx, jobs, { cause: 'code', id, nonce })
  return { request_id: row.id, resend_after_s: resendAfter_s, expires_at: row.expires_at }
}

/** Ends every code a person was sent, whatever for. */
export function endCodesOf(tx: Transaction<DB>, user_id: string) {
  const ended = tx.updateTable('one_time_codes').set({ used_at: sql`now()`, payload: null })
  return sendAhead(tx, ended.where('user_id', '=', user_id).where('used_at', 'is', null))
}

/** Codes are swept when they have ended, and with them what somebody entered who never came back. */
export function sweepCodesJob({ db }: { db: Db }) {
  return {
    name: 'sweep_codes',
    every: '*/10 * * * *',
    work: async () => {
      await sql`delete from one_time_codes where expires_at < now() or used_at is not null`.execute(db)
    },
  }
}

interface Guess {
  purpose: Purpose
  id: string
  code: string
  /** For codes that are entered by somebody who is signed in: only their own. */
  user_id?: string
}

/**
 * Takes one try away before the code is looked at, in a statement of its own that is never rolled back:
 * fifty guesses at once are still only five.
 */
export async function spendTry(db: Db, keys: Keys, { purpose, id, code, user_id }: Guess) {
  let open = db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
  if (user_id) open = open.where('user_id', '=', user_id)
  const row = await open.returning(['nonce', 'email', 'user_id', 'payload', 'language']).executeTakeFirst()
  if (!row) throw conflict('code_expired')
  const matches = isSameSecret(code, codeFor(keys, row.nonce))
  const opensNothing = purpose === 'reset' ? row.user_id === null : row.payload === null
  if (!matches || opensNothing) throw invalidField('code', 'error.code_wrong')
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

/** The address has to be the account's still; one without an account answers like any other. */
const canBeSentAgain = sql<boolean>`used_at is null and expires_at > now() and purpose in ('register', 'reset')
  and (user_id is null or exists (select from users u where u.id = user_id and u.email = one_time_codes.email))`

const inLifetime = sql<Date>`now() + make_interval(secs => ${codeLifetime_s})`
