import { sql } from 'kysely'
import type { z } from 'zod'
import { isStaff } from '#contract/platform/roles.ts'
import type { credentials } from '#contract/people/accounts.ts'
import { conflict, invalidField, Refusal } from '../../platform/errors.ts'
import { countMisses, type Limit } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { deviceIn, isKnownDevice, keepDevice } from '../sessions/known-devices.ts'
import { openSession } from '../sessions/open-session.ts'
import { passwordFits } from './passwords.ts'
import { secondFactorFits } from './second-factor.ts'

const quarter = 900

interface From {
  address: string
  visitor: Visitor
  device: string
}

/** Only misses count. A browser that has signed in before has tries of its own, which nobody elsewhere can use up. */
export async function signIn(app: App, body: z.output<typeof credentials>, from: From) {
  const { visitor } = from
  const { device_id, kept_id } = deviceIn(app, visitor.device_cookies)
  const isKnown = await isKnownDevice(app.db, body.email, device_id)
  const limits =
    isKnown && device_id ? missesOf(body.email, device_id) : missesFrom(body.email, visitor.network)
  const { isFirst, ...signedIn } = await countMisses(
    app.db,
    limits,
    visitor.proofFor(body.email),
    () => checkAndOpen(app, body, from, isKnown),
    ({ code_message }) => code_message === 'wrong_credentials' || code_message === 'invalid_input',
  )
  const signedInOn = { kept_id, isUnknown: !isKnown && !isFirst }
  return { ...signedIn, device_cookie: await keepDevice(app, signedIn.user.id, signedInOn) }
}

function missesOf(email: string, device_id: string): Limit[] {
  return [{ bucket: `login:${email}:device:${device_id}`, most: 10, seconds: quarter }]
}

/** The pair closes. What many share asks for a proof of work: the account for strangers, a busy network, everybody at once. */
function missesFrom(email: string, network: string): Limit[] {
  return [
    { bucket: `login:${email}:${network}`, most: 10, seconds: quarter },
    { bucket: `login:${email}`, most: 10, seconds: quarter, isShared: true },
    { bucket: `login:from:${network}`, most: 100, seconds: quarter, isShared: true },
    { bucket: 'login:all', most: 1000, seconds: 60, isShared: true },
  ]
}

/** One password hash and two statements, whether the account exists or not. */
async function checkAndOpen(
  app: App,
  body: z.output<typeof credentials>,
  { address, visitor, device }: From,
  hasPrecedence: boolean,
) {
  const { email, password } = body
  const user = await app.db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'role', 'password_hash', 'locked_at', 'second_factors.secret'])
    .select(sql<number>`extract(epoch from now())::float8`.as('now_s'))
    .where('email', '=', email)
    .executeTakeFirst()
  const turn = { who: visitor.network, hasPrecedence }
  if (!(await passwordFits(password, user?.password_hash, turn)) || !user)
    throw new Refusal('wrong_credentials')
  // Only whoever knows the password learns that the account is locked.
  if (user.locked_at) throw conflict('account_locked')
  if (isStaff(user.role)) await demandSecondFactor(app, user, body.second_factor)

  return openSession(app.db, { user_id: user.id, password_hash: user.password_hash }, { address, device })
}

async function demandSecondFactor(
  app: App,
  user: { id: string; secret: Buffer | null; now_s: number },
  given: string | undefined,
) {
  // Staff without a second factor cannot come in at all: the office resets it.
  if (!user.secret) throw conflict('second_factor_missing')
  if (given === undefined) throw conflict('second_factor_required')
  const { id, secret, now_s } = user
  if (!(await secondFactorFits(app.db, app.keys, { user_id: id, sealed: secret, now_s, given })))
    throw invalidField('second_factor', 'error.code_wrong')
}
