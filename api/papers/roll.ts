import { code128Modules, drawCode128 } from './code128.ts'
import { millimetre, type Paper } from './paper.ts'

/** 100 x 150 mm, what the rolls of label printers measure. */
const roll_mm = { width: 100, height: 150 } as const
export const roll: [number, number] = [roll_mm.width * millimetre, roll_mm.height * millimetre]
// Three dots of a 203 dpi printer, so that it never has to round a bar.
const module_mm = 0.375

/** In millimetres. */
export const left = 4
export const inner = 92

export function rule(paper: Paper, y: number) {
  paper
    .moveTo(left * millimetre, y * millimetre)
    .lineTo((left + inner) * millimetre, y * millimetre)
    .lineWidth(0.8)
    .strokeColor('#000000')
    .stroke()
}

/** The number across the middle of the roll, on the dots of the printer. */
export function drawBars(paper: Paper, text: string, y_mm: number, height_mm: number) {
  const start = (roll_mm.width - code128Modules(text.length) * module_mm) / 2
  const module = module_mm * millimetre
  const x = Math.round(start / module_mm) * module
  drawCode128(paper, text, { x, y: y_mm * millimetre, module, height: height_mm * millimetre })
}
