import type { z } from 'zod'
import type { passwordReset } from '#contract/people/accounts.ts'
import type { Language } from '#contract/platform/language.ts'
import { conflict } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { revokeKeysOf } from '../api-keys/revoke-all.ts'
import { writeToOwner } from '../sessions/account-letters.ts'
import { issueCode, spendTry, useUp } from './codes.ts'
import { endOtherAccess } from './end-access.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { hashPassword, refuseGuessable } from './passwords.ts'
import { countGuess, limitCodes } from './register.ts'

/** The same answer whether the account exists or not; only a known address gets a mail. */
export async function startReset(app: App, email: string, language: Language, visitor: Visitor) {
  await limitCodes(app, email, visitor)
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

export async function finishReset(app: App, body: z.output<typeof passwordReset>, visitor: Visitor) {
  await refuseGuessable(body.password, [])
  const { request_id: id, code } = body
  const { user_id, nonce, email } = await countGuess(app, id, visitor, () =>
    spendTry(app.db, app.keys, { purpose: 'reset', id, code }),
  )
  if (!user_id) throw conflict('code_expired')
  // Only now is it known whose password it will be. The code stays good for another one.
  await refuseGuessable(body.password, [email])
  const password_hash = await hashPassword(body.password, { who: visitor.network })
  await transaction(app.db, async (tx) => {
    await useUp(tx, id, nonce)
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute()
    await endOtherAccess(tx, user_id)
    await forgetDevices(tx, user_id)
    await revokeKeysOf(tx, user_id)
    await writeToOwner(app, tx, user_id, 'password_reset')
    await record(tx, { name: 'password_changed', subject_id: user_id, actor_id: user_id })
  })
  return {}
}
