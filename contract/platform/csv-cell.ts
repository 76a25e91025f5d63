/** A cell that a spreadsheet would take for a formula is shown as the text it is. */
export function asCsvCell(value: string) {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function asCsvLine(cells: readonly string[]) {
  return `${cells.map(asCsvCell).join(',')}\r\n`
}
