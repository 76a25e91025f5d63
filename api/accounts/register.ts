import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import type { registration } from '#contract/accounts.ts'
import type { Language } from '#contract/language.ts'
import { toE164 } from '#contract/phone.ts'
import { violates } from '../platform/database-errors.ts'
import { conflict, invalidField } from '../platform/errors.ts'
import { countAgainst } from '../platform/limits.ts'
import type { App } from '../platform/serve.ts'
import { transaction } from '../platform/transaction.ts'
import { issueCode, reissueCode, spendTry, useUp } from './codes.ts'
import { hashPassword, isCommonPassword } from './passwords.ts'

const hour = 3600

/** Who wants to register; kept with the code until the address is proven, so nobody can claim another's address. */
const applicant = z.object({ name: z.string(), phone: z.string(), password_hash: z.string() })

export async function startRegistration(
  app: App,
  body: z.output<typeof registration>,
  language: Language,
  address: string,
) {
  const { email } = body
  await limitCodes(app, email, address)
  await refuseCommonPassword(body.password)
  const password_hash = await hashPassword(body.password)
  return transaction(app.db, async (tx) => {
    const known = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    const payload = known
      ? null
      : { name: body.name, phone: toE164(body.phone, body.phone_country), password_hash }
    return issueCode(tx, app.jobs, { purpose: 'register', email, user_id: null, language, payload })
  })
}

export async function finishRegistration(app: App, id: string, code: string, address: string) {
  await countAgainst(app.db, [{ bucket: `code:${address}`, most: 60, seconds: hour }])
  const row = await spendTry(app.db, app.secret_key, 'register', id, code)
  const { name, phone, password_hash } = applicant.parse(row.payload)
  try {
    await transaction(app.db, async (tx) => {
      await useUp(tx, id, row.nonce)
      const { email, language } = row
      await tx
        .insertInto('users')
        .values({ id: randomUUIDv7(), email, name, phone, password_hash, language })
        .execute()
    })
  } catch (error) {
    // Registered twice and the other one was confirmed first.
    if (violates(error, 'users_email_key')) throw conflict('code_expired')
    throw error
  }
  return {}
}

export async function sendAgain(app: App, id: string, address: string) {
  await countAgainst(app.db, [
    { bucket: `codes:${id}`, most: 5, seconds: hour },
    { bucket: `codes:from:${address}`, most: 30, seconds: hour },
  ])
  return transaction(app.db, (tx) => reissueCode(tx, app.jobs, id))
}

/** At most five codes an hour to one mailbox, however many ask. */
export function limitCodes(app: App, email: string, address: string) {
  return countAgainst(app.db, [
    { bucket: `codes:to:${email}`, most: 5, seconds: hour },
    { bucket: `codes:from:${address}`, most: 30, seconds: hour },
    { bucket: 'codes:all', most: 2000, seconds: hour },
  ])
}

export async function refuseCommonPassword(password: string) {
  if (await isCommonPassword(password)) throw invalidField('password', 'error.password_common')
}
