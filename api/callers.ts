import type { Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { demandFreshProof } from './people/accounts/fresh-proof.ts'
import { callersOf, extendSession } from './people/sessions/sessions.ts'
import { callerByKey, isKey } from './people/api-keys/caller.ts'
import type { Callers } from './platform/caller.ts'
import { together } from './platform/together.ts'

/** People by their session, programs by their key. */
export function findCallers(db: Kysely<DB>): Callers {
  const sessionOf = together((tokens: readonly string[]) => callersOf(db, tokens))
  return {
    bySession: async (token) => {
      const found = await sessionOf(token)
      if (!found) return undefined
      const { is_unextended, place: _, ...caller } = found
      return { caller, is_unextended }
    },
    extend: (session_id) => extendSession(db, session_id),
    isKey,
    byKey: (key, scope) => callerByKey(db, key, scope),
    demandFreshProof: (session_id) => demandFreshProof(db, session_id),
  }
}
