/** One row of the table, ready to be printed and kept. */
export interface Result {
  row: string
  what: string
  /** What is compared with, such as the same rows without the service; empty where nothing is. */
  floor: string
  measured: string
  wanted: string
  isReached: boolean
  /** Why the figures say little, if they do. */
  doubt: string
  figures: Record<string, number>
}

/** Rounds that lie further apart than this, from the slowest to the fastest, were disturbed. */
const mostSpread = 0.3

export function spreadOf(values: readonly number[]) {
  return 1 - Math.min(...values) / Math.max(...values)
}

export function doubtOf(spreads: Record<string, number>) {
  return Object.entries(spreads)
    .filter(([, spread]) => spread > mostSpread)
    .map(([name, spread]) => `rounds of ${name} differ by ${Math.round(spread * 100)} %`)
    .join('; ')
}

export function rounded(value: number) {
  return Number(value.toPrecision(3))
}
