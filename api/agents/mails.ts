import type { Kysely } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { DB } from '#database/schema.ts'
import { invitationLink } from '../accounts/invite.ts'
import type { Letter } from '../messages/layout.ts'
import type { Post } from '../messages/post.ts'
import { withEffectKey } from '../platform/effects.ts'
import { letters, type RejectCode } from './letters.ts'

interface Parts {
  db: Kysely<DB>
  post: Post
  secret_key: string
  public_url: string
}

interface Sent {
  application_id: string
  letter: 'received' | 'approved' | 'approved_elsewhere' | 'rejected'
  user_id?: string
  nonce?: string
}

/** What an applicant hears, in the language they applied in. What was erased meanwhile is written to nobody. */
export function agentMailJob(parts: Parts) {
  return {
    name: 'agent_mail',
    work: async (sent: Sent, effect_key: string) => {
      const mail = await mailFor(parts, sent)
      if (!mail) return
      const { to, language, letter } = mail
      await withEffectKey(parts.db, effect_key, () => parts.post(to, language, letter, effect_key))
    },
  }
}

interface Mail {
  to: string
  language: Language
  letter: Letter
}

async function mailFor(parts: Parts, sent: Sent): Promise<Mail | undefined> {
  const row = await applicationOf(parts.db, sent.application_id)
  if (!row?.email || !row.label) return undefined
  const { email: to, language, reference } = row
  const words = letters[language]
  if (sent.letter === 'received') return { to, language, letter: words.received(reference) }
  if (sent.letter === 'rejected') {
    const reason = row.reject_code ? { code: row.reject_code, own: row.reject_reason } : undefined
    return reason && { to, language, letter: words.rejected(reference, reasonIn(language, reason)) }
  }
  const login = await loginOf(parts.db, sent)
  if (!login) return undefined
  if (sent.letter === 'approved_elsewhere')
    return { to, language, letter: words.approved_elsewhere(row.label, login.email) }
  // A newer link replaced this one.
  if (login.nonce !== sent.nonce) return undefined
  const url = invitationLink(parts, login.id, login.nonce)
  return { to: login.email, language, letter: words.approved(row.label, url) }
}

function reasonIn(language: Language, { code, own }: { code: RejectCode; own: string | null }) {
  const known = code === 'other' ? [] : [letters[language].reasons[code]]
  return [...known, ...(own ? [own] : [])]
}

function applicationOf(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('agent_applications')
    .select(['email', 'label', 'language', 'reference', 'reject_code', 'reject_reason'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function loginOf(db: Kysely<DB>, { user_id = '' }: Sent) {
  return db
    .selectFrom('staff_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id', 'u.email', 'i.nonce'])
    .where('u.id', '=', user_id)
    .executeTakeFirst()
}
