import type { FieldError } from '#contract/platform/envelope.ts'
import { invalid, Refusal } from './errors.ts'

// How much a route takes is looked at here, and before that in the bytes of a body (`json-bodies.ts`).
declare module 'fastify' {
  interface FastifyContextConfig {
    mostEntries?: number
  }
}

export const deepest = 20
// NUL cannot be stored, no other control but tab and line break can be typed; bidi controls can make a text read differently
// from what it says.
const forbidden = /[[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069]/v
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Refuses what no field of ours ever needs, before any schema looks at it; how much work that may be depends on the call. */
export function refuseUnsafe(value: unknown, mostEntries: number) {
  const found: FieldError[] = []
  look(value, [], { found, left: mostEntries })
  if (found.length > 0) throw invalid(found)
}

interface Looking {
  found: FieldError[]
  left: number
}

/** One path for the whole walk: a copy of it for each entry would cost more than everything else. */
function look(value: unknown, path: string[], looking: Looking) {
  if (path.length > deepest) throw new Refusal('too_deep')
  if (typeof value === 'string' && !isSafe(value))
    looking.found.push({ path: path.join('.'), message: 'error.unsafe_text' })
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    looking.left -= 1
    if (looking.left < 0) throw new Refusal('too_many_entries')
    if (forbiddenKeys.has(key) || !isSafe(key)) throw new Refusal('forbidden_key')
    path.push(key)
    look(Reflect.get(value, key), path, looking)
    path.pop()
  }
}

export function isSafe(text: string) {
  return text.isWellFormed() && !forbidden.test(text)
}
