import type { Paper } from '../../papers/paper.ts'

/** In points on A4. */
export const left = 56
export const right = 539
export const width = right - left
/** Below it stands only who we are. */
export const lowest = 775

/** Where the next thing of this height begins: here, or at the top of a new page. */
export function roomFor(paper: Paper, y: number, height: number) {
  if (y + height <= lowest) return y
  paper.addPage()
  return 48
}
