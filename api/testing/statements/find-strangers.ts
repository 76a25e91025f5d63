import { owners, strangers } from '../table-owners.ts'
import { sendersOf, type Recorded } from './recorded.ts'

/** What this text inserts into, updates, deletes from or empties: names of tables. */
export function findWritten(text: string) {
  return new Set([...codeOf(text).matchAll(write)].flatMap(([, table, updated]) => table ?? updated ?? []))
}

/** Without comments and what stands between quotes. */
export function codeOf(text: string) {
  return text.replaceAll(notCode, ' ')
}

const notCode = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g
const name = String.raw`(?:only\s+)?(?:public\.|"public"\.)?"?([a-z_]\w*)"?(?![\w.])`
// Of the three ways to say update, neither a lock (`for update of p`) nor a conflict (`do update set`) names a table.
const write = new RegExp(
  String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+${name}` +
    String.raw`|\bupdate\s+${name}(?:\s+(?:as\s+)?"?\w+"?)?\s+set\b`,
  'gi',
)

// What tests do to a database of their own is no rule of the product; a migration changes whatever it must, and a backup
// puts back every row as it was.
export const free =
  /\.test\.|\/test-|^api\/(testing|proof|verify|backup)\/|^(bench|commands|browser)\/|^api\/platform\/migrate\.ts$/

/** A sentence for each file that changes a table of somebody else and for each entry of the list that is settled. */
export function findStrangers(statements: Recorded[], { isWhole }: { isWhole: boolean }) {
  const met = new Set(statements.flatMap(strangersIn))
  const listed = new Set(
    Object.entries(strangers).flatMap(([file, tables]) => tables.map((table) => `${file} ${table}`)),
  )
  const unlisted = [...met].filter((pair) => !listed.has(pair))
  const settled = [...listed].filter((pair) => isWhole && !met.has(pair))
  return [...unlisted.map(describeStranger), ...settled.map(describeSettled)].toSorted()
}

function strangersIn(statement: Recorded) {
  const writers = [...sendersOf(statement)].filter((file) => !free.test(file))
  return [...findWritten(statement.text)].flatMap((table) =>
    writers.filter((file) => !isOwner(file, table)).map((file) => `${file} ${table}`),
  )
}

const ownerOf = new Map<string, string>(Object.entries(owners))

function isOwner(file: string, table: string) {
  const owner = ownerOf.get(table)
  return owner === undefined || file.startsWith(`${owner}/`)
}

function describeStranger(pair: string) {
  const [file, table = ''] = pair.split(' ')
  return `${file} changes ${table}, which belongs to ${ownerOf.get(table)}: call a function of its owner.`
}

function describeSettled(pair: string) {
  const [file, table] = pair.split(' ')
  return `${file} no longer changes ${table}: take it off the list in api/testing/table-owners.ts.`
}
