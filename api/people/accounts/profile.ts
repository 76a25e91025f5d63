import type { z } from 'zod'
import type { emailChange, passwordChange, profileChange } from '#contract/people/accounts.ts'
import type { Language } from '#contract/platform/language.ts'
import { toE164 } from '#contract/places/phone.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { countMisses } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { writeToOwner } from '../sessions/account-letters.ts'
import { issueCode, spendTry, useUp } from './codes.ts'
import { endOtherAccess } from './end-access.ts'
import { hashPassword, passwordFits, refuseGuessable } from './passwords.ts'
import { limitCodes } from './register.ts'
import type { Caller } from '../../platform/caller.ts'

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

/** The new address has to prove itself before it counts. */
export async function startEmailChange(
  app: App,
  user: Caller,
  { email }: z.output<typeof emailChange>,
  language: Language,
  visitor: Visitor,
) {
  await limitCodes(app, email, visitor)
  return transaction(app.db, async (tx) => {
    const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    // A taken address answers like a free one; its owner is told, and no code fits.
    const payload = taken ? null : {}
    return issueCode(tx, app.jobs, { purpose: 'email', email, language, user_id: user.id, payload })
  })
}

export async function finishEmailChange(app: App, user: Caller, id: string, code: string) {
  const row = await spendTry(app.db, app.keys, { purpose: 'email', id, code, user_id: user.id })
  try {
    return await transaction(app.db, async (tx) => {
      await useUp(tx, id, row.nonce)
      await writeToOwner(app, tx, user.id, 'email_changed')
      const profile = await tx
        .updateTable('users')
        .set({ email: row.email })
        .where('id', '=', user.id)
        .returning(columns)
        .executeTakeFirstOrThrow()
      await endOtherAccess(tx, user.id, user.session_id)
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
  const { profile } = await readProfile(app.db, user.id)
  await refuseGuessable(body.password, [profile.name, profile.email])
  const password_hash = await hashPassword(body.password, { who: user.id, hasPrecedence: true })
  await transaction(app.db, async (tx) => {
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await endOtherAccess(tx, user.id, user.session_id)
    await writeToOwner(app, tx, user.id, 'password_changed')
    await record(tx, { name: 'password_changed', subject_id: user.id, actor_id: user.id })
  })
  return {}
}

export async function demandPassword(app: App, user: Caller, password: string) {
  const limits = [{ bucket: `password:${user.id}`, most: 10, seconds: 900 }]
  await countMisses(app.db, limits, undefined, async () => {
    const row = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirst()
    const turn = { who: user.id, hasPrecedence: true }
    if (!(await passwordFits(password, row?.password_hash, turn)))
      throw invalidField('current_password', 'error.password_wrong')
  })
}
