import type { Transaction } from 'kysely'
import type { LetterAbout } from '#contract/messages/letters.ts'
import type { DB } from '#database/schema.ts'
import type { Writer } from '../../messages/letters/letter-job.ts'
import { sendLetter } from '../../messages/letters/send.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { openText, sealText } from '../../platform/sealed-text.ts'

const purpose = 'account letters'

/**
 * Writes to the owner of an account, in the transaction of what happened.
 * A caller that is about to change the address calls this first, so that the old one is told.
 */
export async function writeToOwner(
  { jobs, secret_key }: { jobs: Jobs; secret_key: string },
  tx: Transaction<DB>,
  user_id: string,
  kind: LetterAbout<'account'>,
) {
  const { email, language } = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const sealed_email = sealText(secret_key, purpose, user_id, email).toString('base64url')
  await sendLetter(tx, jobs, { cause: 'account', kind, user_id, sealed_email, language })
}

export function accountWriter(keys: { secret_key: string; public_url: string }): Writer<'account'> {
  return async ({ kind, user_id, sealed_email, language }) => {
    const to = openText(keys.secret_key, purpose, user_id, Buffer.from(sealed_email, 'base64url'))
    if (kind === 'email_changed') return { to, language, kind, values: {} }
    return { to, language, kind, values: { link: `${keys.public_url}/forgot-password` } }
  }
}
