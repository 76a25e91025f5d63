import { createHmac, randomUUIDv7, timingSafeEqual } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { company } from '#contract/company.ts'
import { accessLink_h, type accessTaking } from '#contract/staff-access.ts'
import type { DB } from '#database/schema.ts'
import type { Db } from '../platform/database.ts'
import { conflict, invalidField } from '../platform/errors.ts'
import { record } from '../platform/events.ts'
import type { Jobs } from '../platform/jobs.ts'
import { countAgainst } from '../platform/limits.ts'
import { keyFor } from '../platform/secrets.ts'
import type { App } from '../platform/serve.ts'
import { transaction } from '../platform/transaction.ts'
import { hashPassword } from './passwords.ts'
import { refuseCommonPassword } from './register.ts'
import { base32, enrol, stepAt, totp } from './second-factor.ts'

/** Sends a person the one link that lets them set password and second factor; a link before it is worth nothing any more. */
export async function issueAccessLink(tx: Transaction<DB>, jobs: Jobs, user_id: string) {
  const nonce = randomUUIDv7()
  const expires_at = sql<Date>`now() + make_interval(hours => ${accessLink_h})`
  await tx
    .insertInto('access_links')
    .values({ user_id, nonce, expires_at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ nonce, expires_at, sent_at: sql`now()` }),
    )
    .execute()
  await jobs.send(tx, 'access_mail', { nonce })
}

export function accessLinkFor(secret_key: string, nonce: string) {
  return `${nonce}.${derived(secret_key, 'access links', nonce).toString('base64url')}`
}

/** What the page shows before anything is set: asked again it says the same. */
export async function readLink(app: App, link: string, address: string) {
  const { name, email, role, nonce } = await ownerOf(app, link, address)
  const secret = base32(secretFor(app.secret_key, nonce))
  const label = encodeURIComponent(`${company.name}:${email}`)
  const authenticator_uri = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(company.name)}`
  return { name, email, role, secret, authenticator_uri }
}

export async function takeLink(app: App, body: z.output<typeof accessTaking>, address: string) {
  const { user_id, nonce, now_s } = await ownerOf(app, body.link, address)
  await refuseCommonPassword(body.password)
  const secret = secretFor(app.secret_key, nonce)
  if (!showsCode(secret, now_s, body.second_factor)) throw invalidField('second_factor', 'error.code_wrong')
  const password_hash = await hashPassword(body.password)
  return transaction(app.db, async (tx) => {
    await useUp(tx, nonce)
    await join(tx, user_id, password_hash)
    await tx.deleteFrom('sessions').where('user_id', '=', user_id).execute()
    const { recovery_codes } = await enrol(tx, app.secret_key, user_id, secret)
    await record(tx, { name: 'staff_joined', subject_id: user_id, actor_id: user_id })
    return { recovery_codes }
  })
}

/** The second of two who hold the link finds it used, however close they come. */
async function useUp(tx: Transaction<DB>, nonce: string) {
  const used = await tx
    .deleteFrom('access_links')
    .where('nonce', '=', nonce)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst()
  if (!used) throw linkInvalid()
}

async function join(tx: Transaction<DB>, user_id: string, password_hash: string) {
  const joined = await tx
    .updateTable('users')
    .set({ password_hash, joined_at: sql<Date>`coalesce(joined_at, now())` })
    .where('id', '=', user_id)
    .where('locked_at', 'is', null)
    .where('role', '<>', 'customer')
    .returning('id')
    .executeTakeFirst()
  if (!joined) throw linkInvalid()
}

/** Wrong, used, replaced, too old, or of somebody locked out: one answer for all. */
async function ownerOf(app: App, link: string, address: string) {
  await countAgainst(app.db, [{ bucket: `access:${address}`, most: 60, seconds: 3600 }])
  const [nonce = ''] = link.split('.')
  const expected = Buffer.from(accessLinkFor(app.secret_key, nonce))
  const given = Buffer.from(link)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw linkInvalid()
  const owner = await findOwner(app.db, nonce)
  if (!owner) throw linkInvalid()
  return { ...owner, nonce }
}

function findOwner(db: Db, nonce: string) {
  return db
    .selectFrom('access_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'u.name', 'u.email', 'u.role'])
    .select(sql<number>`extract(epoch from now())::float8`.as('now_s'))
    .where('l.nonce', '=', nonce)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('u.locked_at', 'is', null)
    .where('u.role', '<>', 'customer')
    .executeTakeFirst()
}

function linkInvalid() {
  return conflict('access_link_invalid')
}

/** The key for the authenticator app hangs on the link: nothing is stored before somebody proves to have it. */
function secretFor(secret_key: string, nonce: string) {
  return derived(secret_key, 'second factors to come', nonce).subarray(0, 20)
}

function derived(secret_key: string, purpose: string, nonce: string) {
  return createHmac('sha256', keyFor(secret_key, purpose)).update(nonce).digest()
}

function showsCode(secret: Buffer, now_s: number, given: string) {
  const now = stepAt(now_s)
  return [now - 1, now, now + 1].some((step) =>
    timingSafeEqual(Buffer.from(totp(secret, step)), Buffer.from(given)),
  )
}
