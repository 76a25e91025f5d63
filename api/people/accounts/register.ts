import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import type { registration } from '#contract/people/accounts.ts'
import type { Language } from '#contract/platform/language.ts'
import { toE164 } from '#contract/places/phone.ts'
import { violates } from '../../platform/database-errors.ts'
import { conflict } from '../../platform/errors.ts'
import { countAgainst, countMisses, type Limit } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { issueCode, mailboxOf, reissueCode, spendTry, useUp } from './codes.ts'
import { deviceIn, isKnownDevice } from '../sessions/known-devices.ts'
import { hashPassword, refuseGuessable } from './passwords.ts'

const hour = 3600

/** Who wants to register; kept with the code until the address is proven, so nobody can claim another's address. */
const applicant = z.object({ name: z.string(), phone: z.string(), password_hash: z.string() })

export async function startRegistration(
  app: App,
  body: z.output<typeof registration>,
  language: Language,
  visitor: Visitor,
) {
  const { email } = body
  await refuseGuessable(body.password, [body.name, email])
  await limitCodes(app, email, visitor)
  const password_hash = await hashPassword(body.password, { who: visitor.network })
  return transaction(app.db, async (tx) => {
    const known = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    const payload = known
      ? null
      : { name: body.name, phone: toE164(body.phone, body.phone_country), password_hash }
    return issueCode(tx, app.jobs, { purpose: 'register', email, user_id: null, language, payload })
  })
}

export async function finishRegistration(app: App, id: string, code: string, visitor: Visitor) {
  const row = await countGuess(app, id, visitor, () =>
    spendTry(app.db, app.keys, { purpose: 'register', id, code }),
  )
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

/** Counts for the mailbox like any other code. */
export async function sendAgain(app: App, id: string, visitor: Visitor) {
  const email = await countGuess(app, id, visitor, () => mailboxOf(app.db, id))
  await limitCodes(app, email, visitor)
  return transaction(app.db, (tx) => reissueCode(tx, app.jobs, id))
}

/**
 * At most five codes an hour to one mailbox from one network. Beyond five in all, whoever asks from elsewhere works for
 * it: nobody can use up the codes of somebody else, and a mailbox is filled at a price that rises. A browser that has
 * signed in to the account before has five of its own, also behind a network that has used up its codes.
 */
export async function limitCodes(app: App, email: string, visitor: Visitor) {
  const { device_id } = deviceIn(app, visitor.device_cookies)
  const isKnown = device_id !== undefined && (await isKnownDevice(app.db, email, device_id))
  const limits = isKnown ? codesOf(email, device_id) : codesFrom(email, visitor.network)
  await countAgainst(app.db, limits, visitor.proofFor(email))
}

function codesOf(email: string, device_id: string): Limit[] {
  return [{ bucket: `codes:to:${email}:device:${device_id}`, most: 5, seconds: hour }]
}

function codesFrom(email: string, network: string): Limit[] {
  return [
    { bucket: `codes:to:${email}:${network}`, most: 5, seconds: hour },
    { bucket: `codes:to:${email}`, most: 5, seconds: hour, isShared: true },
    { bucket: `codes:from:${network}`, most: 30, seconds: hour, isShared: true },
    { bucket: 'codes:all', most: 2000, seconds: hour, isShared: true },
  ]
}

/** Tries belong to the code itself; this keeps one network from trying a great many codes for free. */
export function countGuess<Result>(
  app: App,
  id: string,
  { network, proofFor }: Visitor,
  guess: () => Promise<Result>,
) {
  const limits: Limit[] = [{ bucket: `code:${network}`, most: 60, seconds: hour, isShared: true }]
  return countMisses(app.db, limits, proofFor(id), guess)
}
