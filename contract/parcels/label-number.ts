import { readCrockford } from '../platform/crockford.ts'
import { inGroups } from './tracking-number.ts'

/** What the bars of a label say: a label printed after a change ends in its edition. */
export function labelNumber(number: string, edition: number) {
  return edition > 1 ? `${number}-${edition}` : number
}

/** The same for eyes and thumbs: SB 7K2M 9QXT 4HBN C - 2 */
export function labelNumberInGroups(number: string, edition: number) {
  return edition > 1 ? `${inGroups(number)} - ${edition}` : inGroups(number)
}

/** The edition that the label of this number names, scanned or typed; one from before the first change names none. */
export function editionNamed(text: string, number: string) {
  const scanned = text.trim()
  const plain = readCrockford(scanned)
  const after = plain.slice(plain.indexOf(number) + number.length)
  const inAddress = /[?&]label=(\d{1,3})(?:[&#]|$)/.exec(scanned)?.[1]
  const named = /^https?:/i.test(scanned) ? inAddress : after
  return named && /^\d{1,3}$/.test(named) ? Number(named) : undefined
}

/** Of a number alone nobody knows which label it was read from. */
export function isVoidLabel(edition: number | undefined, newest: number) {
  return edition !== undefined && edition < newest
}
