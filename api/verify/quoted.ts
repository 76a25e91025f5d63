/** Words of a table in `contract/` as they stand in the text of a check. */
export function quoted(words: readonly string[]) {
  return words.map((word) => `'${word}'`).join(', ')
}
