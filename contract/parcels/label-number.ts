import { inGroups } from './tracking-number.ts'

/** What the bars of a label say: a label printed after a change ends in its edition. */
export function labelNumber(number: string, edition: number) {
  return edition > 1 ? `${number}-${edition}` : number
}

/** The same for eyes and thumbs: SB 7K2M 9QXT 4HBN C - 2 */
export function labelNumberInGroups(number: string, edition: number) {
  return edition > 1 ? `${inGroups(number)} - ${edition}` : inGroups(number)
}
