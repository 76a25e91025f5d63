import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Role } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import type { DB } from '#database/schema.ts'
import { invalidField } from '../platform/errors.ts'
import { record } from '../platform/events.ts'
import type { Jobs } from '../platform/jobs.ts'
import { issueAccessLink } from './access-links.ts'

interface Newcomer {
  email: string
  name: string
  /** E.164 */
  phone: string
  role: Exclude<Role, 'customer'>
  language: Language
}

/** A staff account that opens with the link in the mail. Whoever has an account already is refused: staff have one of their own. */
export async function inviteStaff(tx: Transaction<DB>, jobs: Jobs, newcomer: Newcomer, actor_id: string) {
  const made = await tx
    .insertInto('users')
    .values({ ...newcomer, id: randomUUIDv7(), password_hash: 'none', joined_at: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw invalidField('email', 'error.email_has_account')
  await issueAccessLink(tx, jobs, made.id)
  const data = { role: newcomer.role }
  await record(tx, { name: 'staff_invited', subject_id: made.id, actor_id, data })
  return made.id
}
