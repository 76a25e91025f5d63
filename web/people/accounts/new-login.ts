import type { credentials } from '#contract/people/accounts.ts'
import type { z } from 'zod'

/** What signs in whoever has just registered, once the code is right: known to this page alone, never stored. */
let known: { request_id: string; login: z.input<typeof credentials> } | undefined

export function keepNewLogin(request_id: string, login: z.input<typeof credentials>) {
  known = { request_id, login }
}

/** Undefined after a reload, or for another registration. */
export function takeNewLogin(request_id: string) {
  const login = known?.request_id === request_id ? known.login : undefined
  known = undefined
  return login
}
