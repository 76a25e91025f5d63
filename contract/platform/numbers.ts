import type { Language } from './language.ts'

/** Indonesian groups with points and has a comma before what is less than one; the others have it the other way round. */
const marks: Record<Language, readonly [group: string, point: string]> = {
  id: ['.', ','],
  my: [',', '.'],
  sg: [',', '.'],
}

/** A number as a language writes it, without noughts at its end. `Intl` takes a slow phone a tenth of a second to begin with. */
export function numberIn(language: Language, value: number, mostDigits = 3) {
  const [group, point] = marks[language]
  const [whole = '', parts = ''] = value.toFixed(mostDigits).split('.')
  const rest = parts.replace(/0+$/, '')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  return rest === '' ? grouped : `${grouped}${point}${rest}`
}
