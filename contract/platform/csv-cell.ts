/** A cell that a spreadsheet would take for a formula is shown as the text it is; some read wide signs as the usual ones. */
export function asCsvCell(value: string) {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function asCsvLine(cells: readonly string[]) {
  return `${cells.map(asCsvCell).join(',')}\r\n`
}
