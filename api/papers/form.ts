import { fit, sizeThatFits, type Place } from './fit.ts'
import { colours, millimetre, type Paper } from './paper.ts'

const smallest = 5

/** A ruled field with its name above what is written in it; empty fields are filled in by hand. */
export function cell(paper: Paper, title: string, value: string, place: Place, size = 9.5) {
  const [x, y, width, height] = place
  frame(paper, place)
  paper.fillColor(colours.muted)
  fit(paper, title, [x + 1, y + 0.6, width - 2, captionOf(height)], { size: 7, smallest: 4.5 })
  paper.fillColor('#000000')
  fit(paper, value, inside(place), { size, smallest })
}

/** Fields side by side are written alike, whoever of them has the longer text. */
export function cellsAlike(
  paper: Paper,
  fields: readonly { title: string; value: string; place: Place }[],
  size: number,
) {
  const sizes = fields.map(({ value, place }) =>
    sizeThatFits(paper, value, inside(place), { size, smallest }),
  )
  for (const { title, value, place } of fields) cell(paper, title, value, place, Math.min(...sizes))
}

function inside([x, y, width, height]: Place): Place {
  const caption = captionOf(height)
  return [x + 1, y + caption + 0.8, width - 2, height - caption - 1.2]
}

function captionOf(height: number) {
  return Math.min(3.6, height / 3)
}

function frame(paper: Paper, place: Place) {
  const [x, y, width, height] = points(place)
  paper.rect(x, y, width, height).lineWidth(0.6).strokeColor(colours.deep).stroke()
}

/** Boxes in rows, one of them crossed. */
export function ticks(
  paper: Paper,
  choices: readonly { name: string; is_chosen: boolean }[],
  [x, y, width, height]: Place,
  { columns, size }: { columns: number; size: number },
) {
  const [across, down] = [width / columns, height / Math.ceil(choices.length / columns)]
  for (const [index, { name, is_chosen }] of choices.entries()) {
    const left = x + (index % columns) * across
    const top = y + Math.floor(index / columns) * down
    tick(paper, [left, top + 0.4, Math.min(3, down - 0.9)], is_chosen)
    paper.fillColor('#000000')
    const font = is_chosen ? 'bold' : 'regular'
    fit(paper, name, [left + 4.2, top, across - 5, down], { size, smallest: 4.5, font })
  }
}

function tick(paper: Paper, [left, top, width]: readonly [number, number, number], is_chosen: boolean) {
  const [x, y, side] = points([left, top, width, width])
  paper.rect(x, y, side, side).lineWidth(0.7).strokeColor('#000000').stroke()
  if (!is_chosen) return
  const [near, far] = [side * 0.2, side * 0.8]
  paper
    .moveTo(x + near, y + near)
    .lineTo(x + far, y + far)
    .moveTo(x + far, y + near)
    .lineTo(x + near, y + far)
    .lineWidth(1.4)
    .stroke()
}

export interface Table {
  /** the widths in millimetres; numbers stand on the right */
  columns: readonly { title: string; width: number; align?: 'left' | 'right' }[]
  rows: readonly (readonly string[])[]
  /** stands under the rows, in bold */
  totals: readonly string[]
  head_mm: number
  row_mm: number
  /** so many rows have room, filled or not */
  room: number
  size: number
}

/** Gives the line below it. */
export function drawTable(paper: Paper, table: Table, left: number, top: number) {
  const { columns, rows, totals, head_mm, row_mm, room, size } = table
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const [x, y, wide, high] = points([left, top, width, head_mm])
  paper.rect(x, y, wide, high).fill(colours.kraft)
  const titles = columns.map(({ title }) => title)
  drawRow(paper, table, titles, [left, top, width, head_mm], { size: size - 1.5, font: 'bold' })
  for (const [index, row] of rows.entries())
    drawRow(paper, table, row, [left, top + head_mm + index * row_mm, width, row_mm], { size })
  const end = top + head_mm + room * row_mm
  frame(paper, [left, top, width, head_mm + room * row_mm])
  drawRow(paper, table, totals, [left, end, width, row_mm], { size, font: 'bold' })
  frame(paper, [left, end, width, row_mm])
  return end + row_mm
}

function drawRow(
  paper: Paper,
  { columns }: Table,
  texts: readonly string[],
  [left, top, width, height]: Place,
  style: { size: number; font?: 'bold' },
) {
  let x = left
  let isAfterNumber = false
  paper.fillColor('#000000')
  for (const [index, { width, align = 'left' }] of columns.entries()) {
    // A number ends at the line where the next column begins: the two would read as one.
    const gap = isAfterNumber && align === 'left' ? 3 : 1.2
    const place = [x + gap, top + 0.9, width - gap - 1.2, height - 1.2] as const
    fit(paper, texts[index] ?? '', place, { ...style, smallest: 4.5, align, isCentred: true })
    isAfterNumber = align === 'right'
    x += width
  }
  const [from, y, wide] = points([left, top + height, width, 0])
  paper
    .moveTo(from, y)
    .lineTo(from + wide, y)
    .lineWidth(0.3)
    .strokeColor(colours.muted)
    .stroke()
}

/** As many pages as it takes, one at least. */
export function inPages<Item>(items: readonly Item[], room: number) {
  const count = Math.max(1, Math.ceil(items.length / room))
  return Array.from({ length: count }, (_, page) => items.slice(page * room, (page + 1) * room))
}

function points([x, y, width, height]: Place) {
  return [x * millimetre, y * millimetre, width * millimetre, height * millimetre] as const
}
