import { setImmediate as otherWork } from 'node:timers/promises'
import { isBulkColumn, neededColumns, type BulkColumn } from '#contract/orders/bulk-columns.ts'
import { mostBulkRows } from '#contract/orders/bulk.ts'
import { csvLines, QuoteOpen } from '../../platform/csv.ts'
import { Refusal } from '../../platform/errors.ts'

export interface TableRow {
  /** As a spreadsheet counts. */
  row: number
  cells: ReadonlyMap<BulkColumn, string>
}

const mostColumns = 200
// A full row has a tenth of it: what is longer lacks the end of a quote.
const longestLine = 200_000
// So many rows, or characters in whole lines, are read before other requests get their turn.
const atOnce = 200
const atOnce_characters = 25_000

/** The rows of a file; one that isn't a table of ours is refused as a whole, with the reason. */
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

async function linesOf(text: string, separator: string): Promise<Line[]> {
  const lines: Line[] = []
  let rested_at = 0
  try {
    for (const { cells, end } of csvLines(text, { separator, mostCells: mostColumns, longestLine })) {
      lines.push({ line: lines.length + 1, cells })
      // Comments and empty lines may be many, but not without end.
      if (lines.length > mostBulkRows * 2)
        throw new Refusal('table_too_long', { details: { most: mostBulkRows } })
      if (end - rested_at < atOnce_characters) continue
      await otherWork()
      rested_at = end
    }
  } catch (error) {
    throw error instanceof QuoteOpen ? new Refusal('table_quote_open') : error
  }
  return lines
}
