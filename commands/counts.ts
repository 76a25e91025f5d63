import { stripVTControlCharacters } from 'node:util'

/** What a kind of check or test counts, how long each test took, and why one failed. */
export interface Counts {
  passed: number
  failed: number
  skipped?: number
  times?: { name: string; ms: number }[]
  failures?: string[]
}

const linesOfReason = 20

/** Told once more at the end of a run, where it is found among some thousand lines. */
export function failure(name: string, reason: unknown) {
  const lines = stripVTControlCharacters(String(reason)).split('\n').slice(0, linesOfReason)
  return [name, ...lines.map((line) => `  ${line}`)].join('\n')
}
