import type { FieldError } from '#contract/envelope.ts'
import { invalid, Refusal } from './errors.ts'

const deepest = 20
// NUL cannot be stored; bidi controls can make a text read differently from what it says.
const forbidden = /[\u0000\u202A-\u202E\u2066-\u2069]/
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Refuses what no field of ours ever needs, before any schema looks at it. */
export function refuseUnsafe(value: unknown) {
  const found: FieldError[] = []
  look(value, [], found)
  if (found.length > 0) throw invalid(found)
}

function look(value: unknown, path: string[], found: FieldError[]) {
  if (path.length > deepest) throw new Refusal(400, 'too_deep')
  if (typeof value === 'string' && !isSafe(value))
    found.push({ path: path.join('.'), message: 'error.unsafe_text' })
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key) || !isSafe(key)) throw new Refusal(400, 'forbidden_key')
    look(inner, [...path, key], found)
  }
}

export function isSafe(text: string) {
  return text.isWellFormed() && !forbidden.test(text)
}
