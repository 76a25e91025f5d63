export type Strength = 'weak' | 'fair' | 'good' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** A hint while typing, for a password that is not refused: length counts most, variety helps, repetition does not. */
export function strengthOf(password: string): Strength {
  const different = new Set(password.toLowerCase()).size
  const variety = kinds.filter((kind) => kind.test(password)).length
  const points = different + variety * 2 + Math.max(0, password.length - 12) / 2
  if (different < 5 || points < 10) return 'weak'
  if (points < 14) return 'fair'
  return points < 18 ? 'good' : 'strong'
}
