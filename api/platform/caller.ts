import type { Role } from '#contract/platform/roles.ts'
import type { KeyScope } from '#contract/platform/key-scopes.ts'
import type { Language } from '#contract/platform/language.ts'

/** Whoever a request comes from, read from the database at each request. */
export interface Caller {
  id: string
  role: Role
  language: Language
  session_id: string
  /** Their role logs in with a passkey and they have none: they make one before anything else. */
  owes_passkey: boolean
}

/** Finds out who calls. The features that keep sessions and API keys provide it when the server is put together. */
export interface Callers {
  /** Asked together with others. */
  bySession: (token: string) => Promise<{ caller: Caller; is_unextended: boolean } | undefined>
  /** Whoever goes on using a session keeps it. */
  extend: (session_id: string) => Promise<void>
  isKey: (token: string) => boolean
  /** A call without a scope is closed to all keys. */
  byKey: (key: string, scope: KeyScope | undefined) => Promise<Caller>
  /** Refuses a session whose owner has not proven lately who they are. */
  demandFreshProof: (session_id: string) => Promise<void>
}
