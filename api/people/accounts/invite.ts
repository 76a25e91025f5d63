import type { Keys } from '../../platform/keys.ts'
import { createHmac, randomUUIDv7, timingSafeEqual } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { staffRoles, type StaffRole } from '#contract/platform/roles.ts'
import {
  invitationLifetime_days,
  type openInvitation,
  type setUpStaff,
} from '#contract/people/invitations.ts'
import type { Language } from '#contract/platform/language.ts'
import type { DB } from '#database/schema.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { countMisses, type Limit } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { hashPassword, noPassword, refuseGuessable } from './passwords.ts'
import { base32, enrol, stepOf } from './second-factor.ts'

interface Newcomer {
  email: string
  name: string
  phone: string
  language: Language
  role: StaffRole
  /** The counter they work at, for agents and couriers. */
  location_id?: string
}

/** Makes the account of somebody who will set password and second factor by a link; a known address is refused. */
export async function inviteStaff(tx: Transaction<DB>, newcomer: Newcomer) {
  const id = randomUUIDv7()
  try {
    await tx
      .insertInto('users')
      .values({ id, ...newcomer, password_hash: noPassword(), joined_at: null })
      .execute()
  } catch (error) {
    if (violates(error, 'users_email_key')) throw conflict('email_has_account')
    if (violates(error, 'users_location_id_fkey'))
      throw invalidField('location_id', 'error.location_not_available')
    throw error
  }
  return { user_id: id, nonce: await newInvitation(tx, id, newcomer.language) }
}

/** In place of any earlier link; undefined once the person has set up their login. */
export async function newInvitation(tx: Transaction<DB>, user_id: string, language: Language) {
  const fresh = { nonce: randomUUIDv7(), expires_at: inLifetime }
  const kept = await tx
    .insertInto('staff_invitations')
    .values({ user_id, language, ...fresh })
    .onConflict((conflicting) =>
      conflicting.column('user_id').doUpdateSet(fresh).where('staff_invitations.used_at', 'is', null),
    )
    .returning('nonce')
    .executeTakeFirst()
  return kept?.nonce
}

/** For somebody who has lost their way in: the same link again, also after one was used. */
export async function renewInvitation(tx: Transaction<DB>, user_id: string, language: Language) {
  const fresh = { nonce: randomUUIDv7(), expires_at: inLifetime, used_at: null }
  await tx
    .insertInto('staff_invitations')
    .values({ user_id, language, ...fresh })
    .onConflict((conflicting) => conflicting.column('user_id').doUpdateSet(fresh))
    .execute()
  return fresh.nonce
}

/** The token is derived from the nonce with a key only the server has; it travels behind the #, which no server is sent. */
export function invitationLink(
  { keys, public_url }: { keys: Keys; public_url: string },
  user_id: string,
  nonce: string,
) {
  return `${public_url}/staff-setup#${user_id}.${tokenOf(keys, user_id, nonce).toString('base64url')}`
}

export async function showInvitation(app: App, body: z.output<typeof openInvitation.body>, visitor: Visitor) {
  const { nonce, name, email, role, counter } = await openOne(app, body, visitor)
  return { name, email, role, counter, secret: base32(secretOf(app.keys, nonce)) }
}

/** Both factors at once; the second of two finds the link used. */
export async function setUp(app: App, body: z.output<typeof setUpStaff.body>, visitor: Visitor) {
  await refuseGuessable(body.password, [])
  const { nonce, now_s, name, email } = await openOne(app, body, visitor)
  const secret = secretOf(app.keys, nonce)
  const step = stepOf(secret, now_s, body.code)
  if (step === undefined) throw invalidField('code', 'error.code_wrong')
  await refuseGuessable(body.password, [name, email])
  const password_hash = await hashPassword(body.password, { who: body.user_id, hasPrecedence: true })
  return transaction(app.db, async (tx) => {
    const { user_id } = body
    const used = await tx
      .updateTable('staff_invitations')
      .set({ used_at: sql`now()` })
      .where('user_id', '=', user_id)
      .where('nonce', '=', nonce)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) throw conflict('invitation_over')
    await join(tx, user_id, password_hash)
    await tx.deleteFrom('sessions').where('user_id', '=', user_id).execute()
    const { recovery_codes } = await enrol(tx, app.keys, user_id, secret, step)
    await record(tx, { name: 'staff_set_up', subject_id: user_id, actor_id: user_id })
    return { recovery_codes }
  })
}

/** Not for whoever was locked out or left meanwhile. */
async function join(tx: Transaction<DB>, user_id: string, password_hash: string) {
  const joined = await tx
    .updateTable('users')
    .set({ password_hash, joined_at: sql<Date>`coalesce(joined_at, now())` })
    .where('id', '=', user_id)
    .where('locked_at', 'is', null)
    .where('role', 'in', staffRoles)
    .returning('id')
    .executeTakeFirst()
  if (!joined) throw conflict('invitation_over')
}

/** A wrong, used, replaced or expired link is one and the same, and so is that of somebody locked out. */
function openOne(app: App, link: Link, { network, proofFor }: Visitor) {
  const limits: Limit[] = [{ bucket: `invitation:${network}`, most: 60, seconds: 3600, isShared: true }]
  return countMisses(app.db, limits, proofFor(link.user_id), () => findOpen(app.db, app.keys, link))
}

interface Link {
  user_id: string
  token: string
}

async function findOpen(db: Db, keys: Keys, { user_id, token }: Link) {
  const row = await db
    .selectFrom('staff_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .leftJoin('locations as l', 'l.id', 'u.location_id')
    .select(['i.nonce', 'u.name', 'u.email', 'u.role', 'l.label as counter'])
    .select(sql<number>`extract(epoch from now())::float8`.as('now_s'))
    .where('i.user_id', '=', user_id)
    .where('u.role', 'in', staffRoles)
    .where('u.locked_at', 'is', null)
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  const expected = tokenOf(keys, user_id, row?.nonce ?? '')
  const given = Buffer.from(token, 'base64url')
  if (!row || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw conflict('invitation_over')
  return row
}

function tokenOf(keys: Keys, user_id: string, nonce: string) {
  return createHmac('sha256', keys.kept('staff invitations')).update(`${user_id}.${nonce}`).digest()
}

/** The same at every opening of the link, and stored only once it is proven. */
function secretOf(keys: Keys, nonce: string) {
  return createHmac('sha256', keys.kept('invited second factors')).update(nonce).digest().subarray(0, 20)
}

const inLifetime = sql<Date>`now() + make_interval(days => ${invitationLifetime_days}::int)`
