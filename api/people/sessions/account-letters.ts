import type { Keys } from '../../platform/keys.ts'
import type { Transaction } from 'kysely'
import type { LetterAbout } from '#contract/messages/letters.ts'
import type { DB } from '#database/schema.ts'
import type { Writer } from '../../messages/letters/letter-job.ts'
import { sendLetter } from '../../messages/letters/send.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { open, seal } from '../../platform/seal.ts'

/**
 * Writes to the owner of an account, in the transaction of what happened.
 * A caller that is about to change the address calls this first, so that the old one is told.
 */
export async function writeToOwner(
  { jobs, keys }: { jobs: Jobs; keys: Keys },
  tx: Transaction<DB>,
  user_id: string,
  kind: LetterAbout<'account'>,
) {
  const { email, language } = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const sealed_email = sealAddress(keys, user_id, email)
  await sendLetter(tx, jobs, { cause: 'account', kind, user_id, sealed_email, language })
}

/** With a kept key: letters that wait are not sealed again when the key of the installation is replaced. */
export function sealAddress(keys: Keys, user_id: string, email: string) {
  return seal(keys.kept('account letters'), user_id, Buffer.from(email)).toString('base64url')
}

export function accountWriter({ keys, public_url }: { keys: Keys; public_url: string }): Writer<'account'> {
  return async ({ kind, user_id, sealed_email, language }) => {
    const sealed = Buffer.from(sealed_email, 'base64url')
    const to = open(keys.kept('account letters'), user_id, sealed).toString('utf8')
    if (kind === 'email_changed') return { to, language, kind, values: {} }
    return { to, language, kind, values: { link: `${public_url}/forgot-password` } }
  }
}
