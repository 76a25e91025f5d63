interface Bounds {
  separator?: string
  mostCells?: number
  longestLine?: number
}

/** The lines of a CSV file; cells in quotes may hold separators, quotes and line breaks. Each character is read once. */
export function* csvLines(
  text: string,
  { separator = ',', mostCells = Infinity, longestLine = Infinity }: Bounds = {},
) {
  let cells: string[] = []
  let start = 0
  for (let at = 0; at <= text.length;) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator)
    if (end - start > longestLine) throw new QuoteOpen()
    if (cells.length < mostCells) cells.push(cell)
    at = end + 1
    if (text[end] === separator) continue
    if (text[end] === '\r' && text[at] === '\n') at += 1
    if (end < text.length || cells.length > 1 || cell !== '') yield { cells, end: at }
    cells = []
    start = at
  }
}

/** Rows by the names of the heading line. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head, ...rows] = csvLines(text.trim())
  const names = head?.cells ?? []
  return rows.map(({ cells }) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
}

/** A quoted cell has no end, text follows its closing quote, or a line is too long to be one. */
export class QuoteOpen extends Error {}

function plainCell(text: string, start: number, separator: string) {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

function quotedCell(text: string, start: number, separator: string) {
  const parts: string[] = []
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) throw new QuoteOpen()
    parts.push(text.slice(from, quote))
    from = quote + 1
    if (text[from] !== '"') break
    parts.push('"')
    from += 1
  }
  if (from < text.length && ![separator, '\r', '\n'].includes(text[from] ?? '')) throw new QuoteOpen()
  return { cell: parts.join(''), end: from }
}
