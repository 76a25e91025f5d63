import type { Keys } from '../../platform/keys.ts'
import { sql, type Kysely } from 'kysely'
import type { Language } from '#contract/platform/language.ts'
import type { DB } from '#database/schema.ts'
import type { Writer } from '../../messages/letters/letter-job.ts'
import { wordsIn } from '../../messages/letters/all-words.ts'
import { codeFor, type Purpose } from './codes.ts'

interface Parts {
  db: Kysely<DB>
  keys: Keys
  public_url: string
}

/** Writes a code to whoever asked for it. Which letter it is, only the owner of the mailbox learns. */
export function codeWriter({ db, keys, public_url }: Parts): Writer<'code'> {
  return async ({ id, nonce }) => {
    const row = await openCode(db, id, nonce)
    // A newer code replaced it, it has expired, or the address no longer belongs to the account.
    if (!row) return undefined
    const { purpose, email: to, language, user_id, payload, left_s } = row
    if (purpose !== 'reset' && payload === null)
      return { to, language, kind: 'account_known', values: { link: `${public_url}/login` } }
    if (purpose === 'reset' && user_id === null) return undefined
    const minutes = wordsIn[language].small.minutes(Math.ceil(left_s / 60))
    return { to, language, kind: `code_${purpose}`, values: { code: codeFor(keys, nonce), minutes } }
  }
}

interface CodeRow {
  purpose: Purpose
  email: string
  language: Language
  left_s: number
  user_id: string | null
  payload: unknown
}

async function openCode(db: Kysely<DB>, id: string, nonce: string) {
  const { rows } = await sql<CodeRow>`
    select c.purpose, c.email, c.language, c.user_id, c.payload, extract(epoch from c.expires_at - now())::float8 as left_s
    from one_time_codes c left join users u on u.id = c.user_id
    where c.id = ${id}::uuid and c.nonce = ${nonce}::uuid and c.used_at is null and c.expires_at > now()
      and (c.user_id is null or c.purpose = 'email' or u.email = c.email)`.execute(db)
  return rows[0]
}
