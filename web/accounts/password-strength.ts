import { shortestPassword } from '#contract/accounts.ts'

export type Strength = 'weak' | 'fair' | 'good' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** A hint while typing: length counts most, variety helps, repetition does not. The server knows the common ones. */
export function strengthOf(password: string): Strength {
  const different = new Set(password.toLowerCase()).size
  const variety = kinds.filter((kind) => kind.test(password)).length
  const points = different + variety * 2 + Math.max(0, password.length - 12) / 2
  if (password.length < shortestPassword || different < 5 || points < 10) return 'weak'
  if (points < 14) return 'fair'
  return points < 18 ? 'good' : 'strong'
}
