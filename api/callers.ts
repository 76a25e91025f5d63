import type { Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { demandFreshProof } from './people/accounts/fresh-proof.ts'
import { callerOf } from './people/sessions/sessions.ts'
import { callerByKey, isKey } from './people/api-keys/caller.ts'
import type { Callers } from './platform/caller.ts'

/** People by their session, programs by their key. */
export function findCallers(db: Kysely<DB>): Callers {
  return {
    bySession: (token) => callerOf(db, token),
    isKey,
    byKey: (key, scope) => callerByKey(db, key, scope),
    demandFreshProof: (session_id) => demandFreshProof(db, session_id),
  }
}
