import type { Kysely, Transaction } from 'kysely'
import { accountWordsInIndonesian } from '../messages/words/id/accounts.ts'
import { accountWordsInMalay } from '../messages/words/my/accounts.ts'
import { accountWordsInEnglish } from '../messages/words/sg/accounts.ts'
import type { AccountLetter } from '#contract/account-letters.ts'
import type { Language } from '#contract/language.ts'
import type { DB } from '#database/schema.ts'
import type { Letter } from '../messages/layout.ts'
import type { Post } from '../messages/post.ts'
import { withEffectKey } from '../platform/effects.ts'
import type { Jobs } from '../platform/jobs.ts'
import { openText, sealText } from '../platform/sealed-text.ts'

const purpose = 'account letters'
const words = { id: accountWordsInIndonesian, my: accountWordsInMalay, sg: accountWordsInEnglish }

interface Parts {
  jobs: Jobs
  secret_key: string
}

interface Sent {
  kind: AccountLetter
  user_id: string
  /** The address the account had when it happened: later it may be another one, or gone. */
  sealed_email: string
  language: Language
}

/**
 * Writes to the owner of an account, in the transaction of what happened.
 * A caller that is about to change the address calls this first, so that the old one is told.
 */
export async function writeToOwner(
  { jobs, secret_key }: Parts,
  tx: Transaction<DB>,
  user_id: string,
  kind: AccountLetter,
) {
  const { email, language } = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const sealed_email = sealText(secret_key, purpose, user_id, email).toString('base64url')
  await jobs.send(tx, 'account_letter', { kind, user_id, sealed_email, language } satisfies Sent)
}

/** These letters always come: no wish turns them off. */
export function accountLetterJob({
  db,
  post,
  secret_key,
  public_url,
}: {
  db: Kysely<DB>
  post: Post
  secret_key: string
  public_url: string
}) {
  return {
    name: 'account_letter',
    work: async ({ kind, user_id, sealed_email, language }: Sent, effect_key: string) => {
      const email = openText(secret_key, purpose, user_id, Buffer.from(sealed_email, 'base64url'))
      const letter = letterFor(kind, language, public_url)
      await withEffectKey(db, effect_key, () => post(email, language, letter, effect_key))
    },
  }
}

function letterFor(kind: AccountLetter, language: Language, public_url: string): Letter {
  const { letters, not_you, not_you_email, button } = words[language]
  const { subject, text } = letters[kind]
  if (kind === 'email_changed') return { subject, paragraphs: [text, not_you_email] }
  return {
    subject,
    paragraphs: [text, not_you],
    link: { label: button, url: `${public_url}/forgot-password` },
  }
}
