import type { z } from 'zod'
import type { emailChange, passwordChange, profileChange } from '#contract/accounts.ts'
import type { Language } from '#contract/language.ts'
import { toE164 } from '#contract/phone.ts'
import { violates } from '../platform/database-errors.ts'
import { sendAhead, type Db } from '../platform/database.ts'
import { conflict, invalidField } from '../platform/errors.ts'
import { record } from '../platform/events.ts'
import { countAgainst } from '../platform/limits.ts'
import type { App } from '../platform/serve.ts'
import { transaction } from '../platform/transaction.ts'
import { issueCode, spendTry, useUp } from './codes.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { limitCodes, refuseCommonPassword } from './register.ts'
import type { Caller } from './sessions.ts'

const columns = [
  'id',
  'email',
  'name',
  'phone',
  'birthdate',
  'role',
  'passport_id as passportId',
  'created_at',
] as const

export async function readProfile(db: Db, user_id: string) {
  return {
    profile: await db.selectFrom('users').select(columns).where('id', '=', user_id).executeTakeFirstOrThrow(),
  }
}

export async function changeProfile(db: Db, user_id: string, body: z.output<typeof profileChange>) {
  const { name, birthdate, phone, phone_country } = body
  const number = toE164(phone, phone_country)
  if (!number) throw invalidField('phone', 'error.phone_invalid')
  const profile = await db
    .updateTable('users')
    .set({ name, birthdate, phone: number })
    .where('id', '=', user_id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { profile }
}

/** The language of everything that is sent to them. */
export async function speakTo(tx: Db, user_id: string, language: Language) {
  await sendAhead(tx, tx.updateTable('users').set({ language }).where('id', '=', user_id))
}

/** A stolen session alone must not change where the account can be recovered, so the password is asked for. */
export async function startEmailChange(
  app: App,
  user: Caller,
  body: z.output<typeof emailChange>,
  language: Language,
  address: string,
) {
  const { email, current_password } = body
  await demandPassword(app, user, current_password)
  await limitCodes(app, email, address)
  return transaction(app.db, async (tx) => {
    const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    // A taken address answers like a free one; its owner is told, and no code fits.
    const owner = taken ? { user_id: null, payload: null } : { user_id: user.id, payload: {} }
    return issueCode(tx, app.jobs, { purpose: 'email', email, language, ...owner })
  })
}

export async function finishEmailChange(app: App, user: Caller, id: string, code: string) {
  const row = await spendTry(app.db, app.secret_key, 'email', id, code)
  if (row.user_id !== user.id) throw conflict('code_expired')
  try {
    return await transaction(app.db, async (tx) => {
      await useUp(tx, id, row.nonce)
      const profile = await tx
        .updateTable('users')
        .set({ email: row.email })
        .where('id', '=', user.id)
        .returning(columns)
        .executeTakeFirstOrThrow()
      await record(tx, { name: 'email_changed', subject_id: user.id, actor_id: user.id })
      return { profile }
    })
  } catch (error) {
    if (violates(error, 'users_email_key')) throw conflict('code_expired')
    throw error
  }
}

export async function changePassword(app: App, user: Caller, body: z.output<typeof passwordChange>) {
  await demandPassword(app, user, body.current_password)
  await refuseCommonPassword(body.password)
  const password_hash = await hashPassword(body.password)
  await transaction(app.db, async (tx) => {
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await tx
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('id', '<>', user.session_id)
      .execute()
    await record(tx, { name: 'password_changed', subject_id: user.id, actor_id: user.id })
  })
  return {}
}

export async function demandPassword(app: App, user: Caller, password: string) {
  await countAgainst(app.db, [{ bucket: `password:${user.id}`, most: 10, seconds: 900 }])
  const row = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirst()
  if (!(await passwordFits(password, row?.password_hash)))
    throw invalidField('current_password', 'error.password_wrong')
}
