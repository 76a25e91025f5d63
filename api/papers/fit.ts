import { millimetre, type Paper } from './paper.ts'

/** Left, top, width and height in millimetres. */
export type Place = readonly [x: number, y: number, width: number, height: number]

export interface Style {
  size: number
  smallest?: number
  font?: 'regular' | 'bold'
  align?: 'left' | 'right' | 'center'
  /** Half way down its place, as beside cells of more lines. */
  isCentred?: boolean
}

// The last line of what just fits is drawn: sums of its lines differ from its place by parts of a point.
const tolerance = 0.1

/** Fits text of any length into a rectangle: first smaller, then cut off with an ellipsis. */
export function fit(paper: Paper, text: string, place: Place, style: Style) {
  const [x = 0, y = 0, width = 0, height = 0] = place.map((side) => side * millimetre)
  const { align = 'left', isCentred = false } = style
  const value = shortened(printable(text), 600)
  const chosen = sizeThatFits(paper, text, place, style)
  const spare = isCentred ? height - paper.fontSize(chosen).heightOfString(value, { width }) : 0
  const top = y + Math.max(0, spare / 2)
  paper.fontSize(chosen).text(value, x, top, { width, height: height + 2 * tolerance, align, ellipsis: true })
}

/** The largest size in which all of it has room, or the smallest that can be read. */
export function sizeThatFits(paper: Paper, text: string, place: Place, style: Style) {
  const [, , width = 0, height = 0] = place.map((side) => side * millimetre)
  const { size, smallest = 6, font = 'regular' } = style
  const value = shortened(printable(text), 600)
  paper.font(font)
  let chosen = size
  while (chosen > smallest && !hasRoom(paper.fontSize(chosen), value, width, height)) chosen -= 0.5
  return chosen
}

// A word or a number must not be torn in two, either.
function hasRoom(paper: Paper, text: string, width: number, height: number) {
  return (
    paper.heightOfString(text, { width }) <= height + tolerance &&
    text.split(/\s/).every((word) => paper.widthOfString(word) <= width)
  )
}

export function shortened(text: string, length: number) {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}

// What the font has a picture for: Latin with the accents of Western Europe, and some signs.
const known = /[\n -~ -¬®-ÿ–—‘’‚“”•…€™]/u
const unknown = /[^\n -~ -¬®-ÿ–—‘’‚“”•…€™]+/gu
// Letters that no rule of Unicode takes apart.
const strokes = new Map(Object.entries({ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h' }))
const invisible = /[\p{Mn}\p{Cf}\p{Cc}\p{Cs}\p{Emoji_Presentation}]+/gu

/** Characters without a glyph lose their accent, become a question mark or are dropped: phone and postcode still lead there. */
export function printable(text: string) {
  const spaced = text.normalize('NFC').replaceAll(/[^\S\n]+/gu, ' ')
  return Array.from(spaced, (letter) =>
    known.test(letter) ? letter : (strokes.get(letter) ?? letter.normalize('NFKD').replaceAll(invisible, '')),
  )
    .join('')
    .replaceAll(unknown, '?')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
