import type { Keys } from '../../platform/keys.ts'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { isSameSecret } from '../../platform/secrets.ts'
import { transaction } from '../../platform/transaction.ts'
import { deviceCookieNames, deviceLifetime_days, type DeviceCookies } from '../../platform/visitor.ts'
import { writeToOwner } from './account-letters.ts'

const mostDevices = 30

interface DeviceParts {
  db: Db
  jobs: Jobs
  keys: Keys
  public_url: string
}

/**
 * The id in the cookie of a browser; undefined unless we have signed it, so that nobody else's guesses reach the database.
 * Behind https a cookie from before the prefix still lets its browser in, until the sign-in that replaces it: `kept_id` is
 * only what no other host could have written.
 */
export function deviceIn({ keys, public_url }: DeviceParts, { bound, plain }: DeviceCookies) {
  const plain_id = signedId(keys, plain)
  const kept_id = isSecure(public_url) ? signedId(keys, bound) : plain_id
  return { device_id: kept_id ?? plain_id, kept_id }
}

function signedId(keys: Keys, cookie: string | undefined) {
  const [id = '', signature = ''] = (cookie ?? '').split('.')
  return id !== '' && isSameSecret(signature, signatureOf(keys, id)) ? id : undefined
}

interface SignedInOn {
  kept_id: string | undefined
  /** Told to the owner, unless it is the account's first sign-in of all. */
  isUnknown: boolean
}

/** After every sign-in, whatever it was proven with: the cookie for the answer. */
export async function keepDevice(parts: DeviceParts, user_id: string, { kept_id, isUnknown }: SignedInOn) {
  const device_id = kept_id ?? randomBytes(16).toString('base64url')
  if (isUnknown)
    await transaction(parts.db, async (tx) => {
      await rememberDevice(tx, user_id, device_id)
      await writeToOwner(parts, tx, user_id, 'new_device')
    })
  else await rememberDevice(parts.db, user_id, device_id)
  return asDeviceCookie(parts.keys, device_id, isSecure(parts.public_url))
}

function isSecure(public_url: string) {
  return public_url.startsWith('https:')
}

/** Out of reach of every script, and sent to this host alone. */
function asDeviceCookie(keys: Keys, id: string, secure: boolean) {
  const cookie = secure ? `${deviceCookieNames.bound}=` : `${deviceCookieNames.plain}=`
  const ends = `Max-Age=${deviceLifetime_days * 86_400}; HttpOnly; SameSite=Strict`
  const place = secure ? 'Path=/; Secure' : 'Path=/api/'
  return `${cookie}${id}.${signatureOf(keys, id)}; ${ends}; ${place}`
}

/** Whether this browser has signed in to the account with this e-mail address before. */
export async function isKnownDevice(db: Db, email: string, device_id: string | undefined) {
  if (!device_id) return false
  const { rows } = await sql`
    select from known_devices d join users u on u.id = d.user_id
    where u.email = ${email} and d.device_hash = ${hashOf(device_id)}`.execute(db)
  return rows.length > 0
}

/** From now on this browser has its own allowance of attempts at this account; the one unused for longest is dropped. */
async function rememberDevice(db: Db, user_id: string, device_id: string) {
  await sql`
    with kept as (
      insert into known_devices (user_id, device_hash) values (${user_id}::uuid, ${hashOf(device_id)})
      on conflict (user_id, device_hash) do update set last_at = now()
    )
    delete from known_devices where user_id = ${user_id}::uuid and device_hash in (
      select device_hash from known_devices where user_id = ${user_id}::uuid and device_hash <> ${hashOf(device_id)}
      order by last_at desc offset ${mostDevices - 1})`.execute(db)
}

export async function forgetDevices(db: Db, user_id: string) {
  await db.deleteFrom('known_devices').where('user_id', '=', user_id).execute()
}

function hashOf(device_id: string) {
  return createHash('sha256').update(device_id).digest()
}

function signatureOf(keys: Keys, id: string) {
  return createHmac('sha256', keys.kept('known devices')).update(id).digest('base64url')
}
