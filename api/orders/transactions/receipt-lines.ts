import type { Language } from '#contract/platform/language.ts'
import { lineIn } from '#contract/orders/order-words.ts'
import { printable } from '../../papers/fit.ts'
import { colours, type Paper } from '../../papers/paper.ts'
import { ringgit } from '../../papers/texts.ts'
import type { Transaction } from './transaction.ts'
import { left, right, roomFor, width } from './receipt-sheet.ts'
import type { ReceiptWords } from './receipt-words.ts'

interface Told {
  language: Language
  words: ReceiptWords
}

type Row = readonly [item: string, quantity: string, unit: string, amount: string]
const itemWidth = 262

/** How the amount came about, line by line. */
export function drawLines(paper: Paper, transaction: Transaction, told: Told, top: number) {
  const { say } = told.words
  let y = roomFor(paper, top, 60)
  paper.rect(left, y - 8, width, 24).fill(colours.kraft)
  // Where nothing is counted, no column says so.
  const counts = transaction.lines.some(isCounted)
    ? ([say('quantity'), say('unit')] as const)
    : (['', ''] as const)
  drawRow(paper, y, [say('item'), ...counts, say('amount')], 'bold', 9)
  y += 26
  for (const line of transaction.lines) {
    const { quantity, unit_price, amount } = line
    const counted = isCounted(line) ? [String(quantity), ringgit(unit_price)] : ['', '']
    const row = [lineIn(told.language, line), counted[0] ?? '', counted[1] ?? '', ringgit(amount)] as const
    y = drawNext(paper, y, row)
  }
  const { unique_amount } = transaction
  return unique_amount > 0 ? drawNext(paper, y, [say('unique'), '', '', ringgit(unique_amount)]) : y
}

function isCounted({ code, quantity }: Transaction['lines'][number]) {
  return code !== 'batch_lane' && quantity > 1
}

function drawNext(paper: Paper, top: number, row: Row) {
  const height = paper.font('regular').fontSize(10).heightOfString(printable(row[0]), { width: itemWidth })
  const y = roomFor(paper, top, height)
  drawRow(paper, y, row, 'regular', 10)
  return y + height + 6
}

export function drawTotal(paper: Paper, { amount }: Transaction, { words: { say } }: Told, top: number) {
  const y = roomFor(paper, top, 70)
  paper.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(colours.muted).stroke()
  paper
    .font('bold')
    .fontSize(13)
    .fillColor(colours.ink)
    .text(say('total'), left + 8, y + 10)
  paper.text(ringgit(amount), left, y + 10, { width: width - 8, align: 'right' })
  paper.font('bold').fontSize(11).fillColor('#1E6B3C')
  paper.text(say('paid'), left + 8, y + 34)
  return y + 60
}

function drawRow(
  paper: Paper,
  y: number,
  [item, quantity, unit, amount]: Row,
  font: 'regular' | 'bold',
  size: number,
) {
  paper.font(font).fontSize(size).fillColor(colours.ink)
  paper.text(printable(item), left + 8, y, { width: itemWidth })
  paper.text(quantity, left + 272, y, { width: 46, align: 'right' })
  paper.text(unit, left + 318, y, { width: 75, align: 'right' })
  paper.text(amount, left + 393, y, { width: width - 401, align: 'right' })
}
