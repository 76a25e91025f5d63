import type { Keys } from '../../platform/keys.ts'
import type { Kysely } from 'kysely'
import { applicationKept_days } from '#contract/people/agents.ts'
import { invitationLifetime_days } from '#contract/people/invitations.ts'
import type { DB } from '#database/schema.ts'
import { invitationLink } from '../accounts/invite.ts'
import type { Causes } from '../../messages/letters/causes.ts'
import type { Writer } from '../../messages/letters/letter-job.ts'
import { wordsIn } from '../../messages/letters/all-words.ts'

interface Parts {
  db: Kysely<DB>
  keys: Keys
  public_url: string
}

/** What an applicant hears, in the language they applied in. What was erased meanwhile is written to nobody. */
export function applicationWriter(parts: Parts): Writer<'application'> {
  return async (sent) => {
    const row = await applicationOf(parts.db, sent.application_id)
    if (!row?.email || !row.label) return undefined
    const { email: to, label: place, language, reference } = row
    if (sent.letter === 'received') return { to, language, kind: 'agent_received', values: { reference } }
    if (sent.letter === 'rejected') {
      if (!row.reject_code) return undefined
      const reason = wordsIn[language].small.application[row.reject_code]
      const days = String(applicationKept_days)
      const values = { reference, reason, office_words: row.reject_reason ?? '', days }
      return { to, language, kind: 'agent_rejected', values }
    }
    const login = await loginOf(parts.db, sent)
    if (!login) return undefined
    if (sent.letter === 'approved_elsewhere') {
      const values = { place, login_email: login.email }
      return { to, language, kind: 'agent_approved_elsewhere', values }
    }
    // A newer link replaced this one.
    if (login.nonce !== sent.nonce) return undefined
    const link = invitationLink(parts, login.id, login.nonce)
    const values = { place, link, days: String(invitationLifetime_days) }
    return { to: login.email, language, kind: 'agent_approved', values }
  }
}

function applicationOf(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('agent_applications')
    .select(['email', 'label', 'language', 'reference', 'reject_code', 'reject_reason'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function loginOf(db: Kysely<DB>, { user_id = '' }: Causes['application']) {
  return db
    .selectFrom('staff_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id', 'u.email', 'i.nonce'])
    .where('u.id', '=', user_id)
    .executeTakeFirst()
}
