/** What a kind of check or test counts, and how long each test took. */
export interface Counts {
  passed: number
  failed: number
  skipped?: number
  times?: { name: string; ms: number }[]
}
