import { inGroups } from '#contract/parcels/tracking-number.ts'
import { code128Modules, drawCode128 } from './code128.ts'
import { fit } from './fit.ts'
import { colours, drawBrand, millimetre, type Paper } from './paper.ts'

const left = 14
const right = 196
const module_mm = 0.375

/** Brand, name of the form and the number as bars, at the top of an A4 page. */
export function drawHead(
  paper: Paper,
  {
    title,
    note,
    form,
    tracking_number,
  }: { title: string; note: string; form: string; tracking_number: string },
) {
  drawBrand(paper, left * millimetre, 12 * millimetre, 9 * millimetre)
  paper.fillColor(colours.deep)
  fit(paper, title, [left, 26, 98, 8.5], { size: 16, smallest: 9, font: 'bold' })
  paper.fillColor(colours.muted)
  fit(paper, note, [left, 35, 98, 9], { size: 9 })
  paper.fillColor('#000000')
  fit(paper, form, [right - 75, 11, 75, 10], { size: 22, font: 'bold', align: 'right' })
  const module = module_mm * millimetre
  const x = right * millimetre - code128Modules(tracking_number.length) * module
  drawCode128(paper, tracking_number, { x, y: 24 * millimetre, module, height: 12 * millimetre })
  fit(paper, inGroups(tracking_number), [right - 75, 36.8, 75, 6], {
    size: 12,
    font: 'bold',
    align: 'center',
  })
}
