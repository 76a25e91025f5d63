import type { Keys } from '../../platform/keys.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import { invitationLifetime_days } from '#contract/people/invitations.ts'
import type { DB } from '#database/schema.ts'
import type { Writer } from '../../messages/letters/letter-job.ts'
import { sendLetter } from '../../messages/letters/send.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { invitationLink } from './invite.ts'

interface Parts {
  db: Kysely<DB>
  keys: Keys
  public_url: string
}

/** The job knows only the nonce, from which nobody but the server makes the link. */
export function sendInvitation(tx: Transaction<DB>, jobs: Jobs, user_id: string, nonce: string) {
  return sendLetter(tx, jobs, { cause: 'invitation', user_id, nonce })
}

export function invitationWriter({ db, ...keys }: Parts): Writer<'invitation'> {
  return async ({ user_id, nonce }) => {
    const row = await db
      .selectFrom('staff_invitations as i')
      .innerJoin('users as u', 'u.id', 'i.user_id')
      .select(['u.email', 'i.language', sql<boolean>`u.joined_at is null`.as('is_new')])
      .where('i.user_id', '=', user_id)
      .where('i.nonce', '=', nonce) // a newer link replaced this one
      .executeTakeFirst()
    if (!row) return undefined
    return {
      to: row.email,
      language: row.language,
      kind: row.is_new ? 'staff_invited' : 'staff_renewed',
      values: { link: invitationLink(keys, user_id, nonce), days: String(invitationLifetime_days) },
    }
  }
}
