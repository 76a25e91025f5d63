const mostWords = 4
const known = new Map<string, string>()
// Statements are written by us, so their number is small; beyond this something builds SQL from values.
const mostKnown = 2000
const literal = /'(?:[^']|'')*'/g
// A function is no table, and `is distinct from` names none.
const target =
  /\b(?:(insert into|update|delete from)\s+(?:only\s+)?([a-z_.]+)|(?:(?<!distinct )from|join)\s+([a-z_.]+)(?![\w.]|\s*\())/g
// What follows the word `update` in `for update skip locked` and `on conflict do update set`.
const noTables = new Set(['set', 'skip', 'of', 'nowait'])

/**
 * What a statement does to which tables, such as `insert orders, select boxes`: few words for many statements, and
 * none that could be a value, because neither literals nor digits get through.
 */
export function wordsOfStatement(text: string) {
  const found = known.get(text)
  if (found !== undefined) return found
  const words = readWords(text)
  if (known.size < mostKnown) known.set(text, words)
  return words
}

function readWords(text: string) {
  const plain = text.toLowerCase().replaceAll(literal, '').replaceAll('"', '')
  const words = new Set<string>()
  for (const [, change = 'select', changed, read] of plain.matchAll(target)) {
    const name = changed ?? read ?? ''
    if (!noTables.has(name)) words.add(`${change.replace(/ .*/, '')} ${name}`)
  }
  const [first = 'statement'] = /[a-z]+/.exec(plain) ?? []
  return [...words].slice(0, mostWords).join(', ') || first
}
