import { sql } from 'kysely'
import type { z } from 'zod'
import { isStaff } from '#contract/platform/roles.ts'
import type { verification } from '#contract/people/accounts.ts'
import * as contract from '#contract/people/fresh-proof.ts'
import type { Assertion } from '#contract/people/webauthn.ts'
import { credentialsOf } from '../passkeys/passkeys.ts'
import { countMiss } from '../passkeys/sign-in.ts'
import { signingOptions, verifiedSigning } from '../passkeys/verify.ts'
import { conflict, forbidden, invalidField, Refusal } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { issueCode, spendTry, useUp } from './codes.ts'
import { freshUntil, keepProof } from './fresh-proof.ts'
import { demandPassword } from './profile.ts'
import { limitCodes } from './register.ts'
import { secondFactorFits } from './second-factor.ts'
import type { Caller } from '../../platform/caller.ts'

/** Proving again, within an open session, who this is: in any of the ways the person could have logged in. */
export function proofRoutes(app: App) {
  app.serve(contract.readProof, ({ user }) => waysOf(app, user))
  app.serve(contract.proveByPassword, ({ user, body }) => byPassword(app, user, body))
  app.serve(contract.sendProofCode, ({ user, visitor }) => sendCode(app, user, visitor))
  app.serve(contract.proveByCode, ({ user, body }) => byCode(app, user, body))
  app.serve(contract.askProofByPasskey, async ({ user }) => ({ options: await ask(app, user) }))
  app.serve(contract.proveByPasskey, ({ user, body, visitor }) =>
    byPasskey(app, user, body.response, visitor.network),
  )
}

async function waysOf({ db }: App, { id, role, session_id }: Caller) {
  const passkeys = await credentialsOf(db, id)
  const needsFactor = isStaff(role)
  const ways = contract.proofWays.filter(
    (way) => way === 'password' || (way === 'passkey' ? passkeys.length > 0 : !needsFactor),
  )
  return { ways, asks_second_factor: needsFactor, fresh_until: await freshUntil(db, session_id) }
}

/** For staff the password is one of two factors, here as at the login. */
async function byPassword(app: App, user: Caller, body: z.output<typeof contract.passwordProof>) {
  await demandPassword(app, user, body.current_password)
  if (isStaff(user.role)) await demandSecondFactor(app, user.id, body.second_factor)
  return keepProof(app.db, user.session_id, 'password')
}

async function demandSecondFactor({ db, keys }: App, user_id: string, given: string | undefined) {
  if (given === undefined) throw invalidField('second_factor', 'error.second_factor_required')
  const row = await db
    .selectFrom('second_factors')
    .select('secret')
    .select(sql<number>`extract(epoch from now())::float8`.as('now_s'))
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!row) throw conflict('second_factor_missing')
  const { secret: sealed, now_s } = row
  if (!(await secondFactorFits(db, keys, { user_id, sealed, now_s, given })))
    throw invalidField('second_factor', 'error.code_wrong')
}

/** A mailbox is one factor, and staff have two. */
async function sendCode(app: App, user: Caller, visitor: Visitor) {
  if (isStaff(user.role)) throw forbidden()
  const { email, language } = await app.db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  await limitCodes(app, email, visitor)
  const code = { purpose: 'proof', email, language, user_id: user.id, payload: {} } as const
  return transaction(app.db, (tx) => issueCode(tx, app.jobs, code))
}

async function byCode(app: App, user: Caller, { request_id: id, code }: z.output<typeof verification>) {
  if (isStaff(user.role)) throw forbidden()
  const { nonce } = await spendTry(app.db, app.keys, { purpose: 'proof', id, code, user_id: user.id })
  return transaction(app.db, async (tx) => {
    await useUp(tx, id, nonce)
    return keepProof(tx, user.session_id, 'code')
  })
}

async function ask(app: App, { id, session_id }: Caller) {
  const allowed = await credentialsOf(app.db, id)
  if (allowed.length === 0) throw conflict('own_passkey_missing')
  return signingOptions(app, { purpose: 'proof', session_id, allowed })
}

async function byPasskey(app: App, user: Caller, response: Assertion, network: string) {
  const { id: user_id, session_id } = user
  if (!(await verifiedSigning(app, response, { purpose: 'proof', session_id, user_id }))) {
    await countMiss(app, network)
    throw new Refusal('passkey_refused')
  }
  // From now on the session is as good as one that was opened with the passkey.
  await app.db.updateTable('sessions').set({ with_passkey: true }).where('id', '=', session_id).execute()
  return keepProof(app.db, session_id, 'passkey')
}
