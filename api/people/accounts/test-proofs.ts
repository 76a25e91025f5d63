import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { hashToken } from '../sessions/sessions.ts'

/** As if whoever has the token had proven a moment ago who they are; how that is done is tested beside it. */
export function proveFresh(db: Db, token: string) {
  return sql`insert into fresh_proofs (session_id, proven_by)
    select id, 'password' from sessions where token_hash = ${hashToken(token)}
    on conflict (session_id) do update set proven_at = now()`.execute(db)
}
