/** Rows of a CSV file with a heading line; quoted cells may hold commas, quotes and line breaks. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text)
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
}

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy

function cellsOf(text: string) {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.trim().matchAll(cell)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}
