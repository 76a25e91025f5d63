import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Role } from '#contract/platform/roles.ts'
import type { Db } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { hashToken, sessionIdle_days } from './sessions.ts'

/** What was proven: the hash that a password was compared with, or the passkey that has signed. */
type Proven = { user_id: string } & ({ password_hash: string } | { passkey_id: string })

/** Where somebody signs in from. */
interface Origin {
  address: string
  device: string
}

interface Opened {
  id: string
  name: string
  email: string
  role: Role
  passportId: string | null
  must_add_passkey: boolean
  session_id: string | null
  is_first: boolean
}

/**
 * The only way a session begins, whatever was proven.
 * The row is asked again: nobody slips past a lock-out, a new password or a removed passkey that came in between.
 * A role that logs in with passkeys gets none by password, except to make the first passkey; the login is proof enough for that.
 */
export async function openSession(db: Db, proven: Proven, { address, device }: Origin) {
  const token = randomBytes(32).toString('base64url')
  const withPasskey = 'passkey_id' in proven
  const isProven = withPasskey
    ? sql`exists (select from passkeys p where p.id = ${proven.passkey_id}::uuid and p.user_id = users.id)`
    : sql`password_hash = ${proven.password_hash}`
  const { rows } = await sql<Opened>`
    with own as (
      update users set last_seen_at = now()
      where id = ${proven.user_id}::uuid and locked_at is null and ${isProven}
      returning id, name, email, role, passport_id, old.last_seen_at is null as is_first
    ), duty as (
      select own.role = any(w.passkey_roles) and not ${withPasskey}::boolean as owes,
        exists (select from passkeys p where p.user_id = own.id) as has
      from own cross join switches w
    ), made as (
      insert into sessions (id, user_id, token_hash, device, network, with_passkey, expires_at)
      select ${randomUUIDv7()}::uuid, own.id, ${hashToken(token)}::bytea, ${device}::text, ${networkOf(address)}::text,
        ${withPasskey}::boolean, now() + ${sessionIdle_days} * interval '1 day'
      from own cross join duty where not (duty.owes and duty.has)
      returning id
    ), proof as (
      insert into fresh_proofs (session_id, proven_by) select made.id, 'password' from made cross join duty where duty.owes
    )
    select own.id, own.name, own.email, own.role, own.passport_id as "passportId", duty.owes as must_add_passkey,
      made.id as session_id, own.is_first
    from own cross join duty left join made on true`.execute(db)
  const [opened] = rows
  if (!opened) throw conflict('account_locked')
  const { session_id, must_add_passkey, is_first, ...user } = opened
  if (!session_id) throw conflict('passkey_login_required')
  return { user: { token, ...user }, must_add_passkey, isFirst: is_first }
}

/** Enough to recognise a place, not enough to find a person: the last part of the address is dropped. */
function networkOf(address: string) {
  const plain = address.replace(/^::ffff:/, '')
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.x')
  return `${plain.split(':').slice(0, 3).join(':')}::x`
}
