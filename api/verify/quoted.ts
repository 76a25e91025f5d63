/** Words of a table in `contract/` as the text of a check lists them. */
export function quoted(words: readonly string[]) {
  return words.map((word) => `'${word}'`).join(', ')
}
