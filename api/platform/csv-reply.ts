import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { asCsvCell } from '#contract/platform/csv-cell.ts'

type Cell = string | number | boolean | Date | null

interface Page<Row> {
  page: Row[]
  next_cursor: string | null
}

/** A table that is written page by page as it is read: however long it is, little of it is held. */
export class CsvReply {
  readonly name: string
  readonly lines: AsyncIterable<string>

  private constructor(name: string, lines: AsyncIterable<string>) {
    this.name = name
    this.lines = lines
  }

  static of<Row>(
    name: string,
    columns: Record<string, (row: Row) => Cell>,
    read: (cursor: string | undefined) => Promise<Page<Row>>,
  ) {
    return new CsvReply(name, linesOf(columns, read))
  }

  send(reply: FastifyReply) {
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .send(Readable.from(this.lines))
  }
}

async function* linesOf<Row>(
  columns: Record<string, (row: Row) => Cell>,
  read: (cursor: string | undefined) => Promise<Page<Row>>,
) {
  // Spreadsheets take the text for UTF-8 only with this mark.
  yield `\uFEFF${asLine(Object.keys(columns))}`
  const cells = Object.values(columns)
  for (let cursor: string | undefined, isLast = false; !isLast;) {
    const { page, next_cursor } = await read(cursor)
    yield page.map((row) => asLine(cells.map((cell) => cell(row)))).join('')
    cursor = next_cursor ?? undefined
    isLast = next_cursor === null
  }
}

function asLine(cells: Cell[]) {
  return `${cells.map(asCell).join(',')}\r\n`
}

function asCell(value: Cell) {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? asCsvCell(value) : String(value)
}
