import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { credentials } from '#contract/accounts.ts'
import type { Db } from '../platform/database.ts'
import { conflict, invalidField, Refusal } from '../platform/errors.ts'
import { countAgainst } from '../platform/limits.ts'
import type { App } from '../platform/serve.ts'
import { passwordFits } from './passwords.ts'
import { secondFactorFits } from './second-factor.ts'
import { hashToken } from './sessions.ts'

const quarter = 900

/** One password hash and three statements, whether the account exists or not. */
export async function signIn(app: App, body: z.output<typeof credentials>, address: string, device: string) {
  const { email, password } = body
  await countAgainst(app.db, [
    { bucket: `login:${email}:${address}`, most: 10, seconds: quarter },
    { bucket: `login:${email}`, most: 50, seconds: quarter },
    { bucket: `login:from:${address}`, most: 100, seconds: quarter },
    { bucket: 'login:all', most: 1000, seconds: 60 },
  ])
  const user = await app.db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.id',
      'name',
      'email',
      'role',
      'password_hash',
      'passport_id',
      'locked_at',
      'second_factors.secret',
    ])
    .select(sql<number>`extract(epoch from now())::float8`.as('now_s'))
    .where('email', '=', email)
    .executeTakeFirst()
  if (!(await passwordFits(password, user?.password_hash)) || !user)
    throw new Refusal(422, 'wrong_credentials')
  // Only whoever knows the password learns that the account is locked.
  if (user.locked_at) throw conflict('account_locked')
  if (user.role !== 'customer') await demandSecondFactor(app, user, body.second_factor)

  const token = await openSession(app.db, user.id, address, device)
  const { id, name, role, passport_id } = user
  return { user: { token, id, name, email, role, passportId: passport_id } }
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
  if (!(await secondFactorFits(app.db, app.secret_key, { user_id: id, sealed: secret, now_s, given })))
    throw invalidField('second_factor', 'error.code_wrong')
}

async function openSession(db: Db, user_id: string, address: string, device: string) {
  const token = randomBytes(32).toString('base64url')
  // The row is asked again: a lock-out that came in between waits for nobody, and nobody slips past it.
  const { rows } = await sql<{ id: string }>`
    with own as (update users set last_seen_at = now() where id = ${user_id}::uuid and locked_at is null returning id)
    insert into sessions (id, user_id, token_hash, device, network, expires_at)
    select ${randomUUIDv7()}::uuid, id, ${hashToken(token)}::bytea, ${device}::text, ${networkOf(address)}::text, now() + interval '30 days' from own
    returning id`.execute(db)
  if (rows.length === 0) throw conflict('account_locked')
  return token
}

/** Enough to recognise a place, not enough to find a person: the last part of the address is dropped. */
function networkOf(address: string) {
  const plain = address.replace(/^::ffff:/, '')
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.x')
  return `${plain.split(':').slice(0, 3).join(':')}::x`
}
