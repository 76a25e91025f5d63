import { setImmediate as otherWork } from 'node:timers/promises'
import { isBulkColumn, neededColumns, type BulkColumn } from '#contract/orders/bulk-columns.ts'
import { mostBulkRows } from '#contract/orders/bulk.ts'
import { Refusal } from '../../platform/errors.ts'

export interface TableRow {
  /** As a spreadsheet counts. */
  row: number
  cells: ReadonlyMap<BulkColumn, string>
}

const mostColumns = 200
// So many lines are read before others are let in again; one line may be as long as a few hundred short ones.
const atOnce = 200
const atOnce_characters = 200_000

/** The rows of a file; one that is no table of ours is refused whole, with a word that says why. */
export async function readTable(bytes: Uint8Array): Promise<TableRow[]> {
  const text = textOf(bytes)
  const lines = await linesOf(text, separatorOf(text))
  const [head, ...rows] = lines
  if (!head) throw new Refusal('table_empty')
  const columns = columnsOf(head.cells)
  const full = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '') && !isComment(cells))
  if (full.length > mostBulkRows) throw new Refusal('table_too_long', { details: { most: mostBulkRows } })
  if (full.length === 0) throw new Refusal('table_empty')
  const table: TableRow[] = []
  for (const { line, cells } of full) {
    table.push({
      row: line,
      cells: new Map(columns.map((name, index) => [name, (cells[index] ?? '').trim()])),
    })
    if (table.length % atOnce === 0) await otherWork()
  }
  return table
}

function textOf(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('table_not_utf8')
  }
}

/** Spreadsheets of countries with a decimal comma put semicolons between cells. */
function separatorOf(text: string) {
  const head = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? ''
  return head.split(';').length > head.split(',').length ? ';' : ','
}

function isComment([first = '']: readonly string[]) {
  return first.trimStart().startsWith('#')
}

function columnsOf(head: readonly string[]) {
  const names = head.map((name) => name.trim().toLowerCase())
  while (names.at(-1) === '') names.pop()
  const columns = names.filter(isBulkColumn)
  const unknown = names.filter((name) => !isBulkColumn(name)).map((name) => name.slice(0, 40))
  const twice = columns.filter((name, index) => columns.indexOf(name) !== index)
  const missing = neededColumns.filter((name) => !columns.includes(name))
  if (unknown.length > 0)
    throw new Refusal('table_column_unknown', { details: { columns: unknown.slice(0, 10) } })
  if (twice.length > 0) throw new Refusal('table_column_twice', { details: { columns: twice } })
  if (missing.length > 0) throw new Refusal('table_column_missing', { details: { columns: missing } })
  return columns
}

interface Line {
  line: number
  cells: string[]
}

/** Cells in quotes may hold separators, quotes and line breaks. Each character is looked at once. */
async function linesOf(text: string, separator: string): Promise<Line[]> {
  const lines: Line[] = []
  let cells: string[] = []
  let at = 0
  let rested_at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator)
    if (cells.length < mostColumns) cells.push(cell)
    at = end + 1
    if (at - rested_at > atOnce_characters) {
      await otherWork()
      rested_at = at
    }
    if (text[end] === separator) continue
    if (text[end] === '\r' && text[at] === '\n') at += 1
    if (end < text.length || cells.length > 1 || cell !== '') lines.push({ line: lines.length + 1, cells })
    cells = []
    // Comments and empty lines may be many, but not without end.
    if (lines.length > mostBulkRows * 2)
      throw new Refusal('table_too_long', { details: { most: mostBulkRows } })
  }
  return lines
}

function plainCell(text: string, start: number, separator: string) {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

function quotedCell(text: string, start: number) {
  const parts: string[] = []
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) throw new Refusal('table_quote_open')
    parts.push(text.slice(from, quote))
    from = quote + 1
    if (text[from] !== '"') break
    parts.push('"')
    from += 1
  }
  // What stands between the closing quote and the separator belongs to nobody.
  if (from < text.length && !/[,;\r\n]/.test(text[from] ?? '')) throw new Refusal('table_quote_open')
  return { cell: parts.join(''), end: from }
}
