import { sql } from 'kysely'
import { sendAhead, type Db } from '../../platform/database.ts'

/** Whoever reset a password may have lost more than the password. */
export function revokeKeysOf(tx: Db, user_id: string) {
  return sendAhead(
    tx,
    sql`update api_keys set revoked_at = now() where user_id = ${user_id}::uuid and revoked_at is null`,
  )
}
