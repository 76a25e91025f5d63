import type { z } from 'zod'
import type { passwordReset } from '#contract/accounts.ts'
import type { Language } from '#contract/language.ts'
import { countAgainst } from '../platform/limits.ts'
import { conflict } from '../platform/errors.ts'
import { record } from '../platform/events.ts'
import type { App } from '../platform/serve.ts'
import { transaction } from '../platform/transaction.ts'
import { issueCode, spendTry, useUp } from './codes.ts'
import { hashPassword } from './passwords.ts'
import { limitCodes, refuseCommonPassword } from './register.ts'

/** The same answer whether the account exists or not; only a known address gets a mail. */
export async function startReset(app: App, email: string, language: Language, address: string) {
  await limitCodes(app, email, address)
  return transaction(app.db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'language'])
      .where('email', '=', email)
      .executeTakeFirst()
    return issueCode(tx, app.jobs, {
      purpose: 'reset',
      email,
      user_id: user?.id ?? null,
      language: user?.language ?? language,
      payload: null,
    })
  })
}

export async function finishReset(app: App, body: z.output<typeof passwordReset>, address: string) {
  await countAgainst(app.db, [{ bucket: `code:${address}`, most: 60, seconds: 3600 }])
  await refuseCommonPassword(body.password)
  const { user_id, nonce } = await spendTry(app.db, app.secret_key, 'reset', body.request_id, body.code)
  if (!user_id) throw conflict('code_expired')
  const password_hash = await hashPassword(body.password)
  await transaction(app.db, async (tx) => {
    await useUp(tx, body.request_id, nonce)
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', user_id).execute()
    await record(tx, { name: 'password_changed', subject_id: user_id, actor_id: user_id })
  })
  return {}
}
