import { sql } from 'kysely'
import { keyStart } from '#contract/people/api-keys.ts'
import type { KeyScope } from '#contract/platform/key-scopes.ts'
import { hashToken } from '../sessions/sessions.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { deadSession, Refusal } from '../../platform/errors.ts'
import { countAgainst } from '../../platform/limits.ts'

export const callsPerMinute = 120

export function isKey(token: string) {
  return token.startsWith(keyStart)
}

/** Whoever a key acts for, unless locked out. A call that names no scope is closed to all keys. */
export async function callerByKey(db: Db, key: string, scope: KeyScope | undefined): Promise<Caller> {
  const { rows } = await sql<Caller & { scopes: string[] }>`
    with live as (
      select k.id as session_id, k.scopes, k.last_used_at, u.id, u.role, u.language, false as owes_passkey
      from api_keys k join users u on u.id = k.user_id
      where k.key_hash = ${hashToken(key)} and k.revoked_at is null and k.expires_at > now()
        and u.locked_at is null
    ), used as (
      update api_keys set last_used_at = now() from live
      where api_keys.id = live.session_id and (live.last_used_at is null or live.last_used_at < now() - interval '1 minute')
    )
    select id, role, language, session_id, owes_passkey, scopes from live`.execute(db)
  const [found] = rows
  if (!found) throw deadSession()
  const { scopes, ...caller } = found
  await countAgainst(db, [{ bucket: `key:${caller.session_id}`, most: callsPerMinute, seconds: 60 }])
  if (!scope || !scopes.includes(scope)) throw new Refusal('scope_missing')
  return caller
}
