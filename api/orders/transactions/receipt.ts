import { company } from '#contract/site/company.ts'
import type { Language } from '#contract/platform/language.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { printable } from '../../papers/fit.ts'
import { colours, drawBrand, drawPaper, drawQr, type Paper } from '../../papers/paper.ts'
import { FileReply } from '../../platform/file-reply.ts'
import type { Transaction } from './transaction.ts'
import { contentFacts, headFacts, parties, returnNote, shipmentFacts, type Fact } from './receipt-facts.ts'
import { drawLines, drawTotal } from './receipt-lines.ts'
import { left, lowest, right, roomFor, width } from './receipt-sheet.ts'
import { drawStamp, stampRadius } from './receipt-stamp.ts'
import { receiptWords } from './receipt-words.ts'

const gap = 24
const half = (width - gap) / 2
const stampAt = right - 142

/** What was ordered and paid, on A4, in the reader's language; a long one goes on over the next page. */
export async function printReceiptOf(transaction: Transaction, language: Language) {
  const words = receiptWords(language)
  const told = { language, words }
  const { tracking_number, shipment } = transaction
  const bytes = await drawPaper(
    'A4',
    `${words.say('title')} ${tracking_number}`,
    (paper) => {
      drawFoot(paper)
      paper.on('pageAdded', () => {
        drawName(paper, tracking_number)
        drawFoot(paper)
      })
      drawBrand(paper, left, 48, 28)
      drawQr(paper, tracking_number, right - 76, 48, 76)
      drawStamp(paper, transaction, language, [stampAt, 88])
      drawTitle(paper, words.say('title'))
      let y = drawFacts(paper, headFacts(transaction, told), 142, 2)
      y = drawColumns(paper, parties(transaction, told), y)
      if (shipment) {
        y = drawFacts(paper, shipmentFacts(shipment, told), y, 2)
        y = drawFacts(paper, contentFacts(shipment, told), y, 1)
      }
      y = drawTotal(paper, transaction, told, drawLines(paper, transaction, told, y + 8))
      drawNote(paper, words.say('returns'), returnNote(transaction, told), y)
    },
    language,
  )
  return new FileReply('application/pdf', bytes, `${tracking_number}.pdf`)
}

/** As large as it can be without running under the stamp. */
function drawTitle(paper: Paper, title: string) {
  const most = stampAt - stampRadius - 10 - left
  const share = most / paper.font('bold').fontSize(20).widthOfString(title)
  paper
    .fontSize(20 * Math.min(1, share))
    .fillColor(colours.deep)
    .text(title, left, 100, { lineBreak: false })
}

/** Facts side by side; those in one row start at the same height. */
function drawFacts(paper: Paper, facts: readonly Fact[], top: number, columns: number) {
  const shown = facts.filter(([, value]) => Boolean(value))
  const each = columns === 1 ? width : half
  let y = top
  for (let index = 0; index < shown.length; index += columns) {
    const row = shown.slice(index, index + columns)
    const height = Math.max(...row.map((fact) => heightOf(paper, fact, each)))
    y = roomFor(paper, y, height)
    for (const [column, fact] of row.entries()) drawFact(paper, fact, [left + column * (half + gap), y, each])
    y += height + 9
  }
  return y
}

/** Two people beside each other, each with all that concerns them. */
function drawColumns(paper: Paper, columns: readonly Fact[][], top: number) {
  let lowestEnd = top
  const shown = columns.map((facts) => facts.filter(([, value]) => Boolean(value)))
  const height = Math.max(0, ...shown.map((facts) => columnHeight(paper, facts)))
  const start = roomFor(paper, top, Math.min(height, lowest - 48))
  for (const [index, facts] of shown.entries()) {
    let y = start
    for (const fact of facts) {
      drawFact(paper, fact, [left + index * (half + gap), y, half])
      y += heightOf(paper, fact, half) + 9
    }
    lowestEnd = Math.max(lowestEnd, y)
  }
  return lowestEnd
}

function columnHeight(paper: Paper, facts: readonly Fact[]) {
  return facts.reduce((sum, fact) => sum + heightOf(paper, fact, half) + 9, 0)
}

function heightOf(paper: Paper, [label, value]: Fact, across: number) {
  const above = paper.font('regular').fontSize(8.5).heightOfString(label, { width: across })
  return partsOf(paper, value, across).reduce(
    (sum, [font, text]) => sum + paper.font(font).fontSize(10).heightOfString(text, { width: across }),
    above,
  )
}

function drawFact(
  paper: Paper,
  [label, value]: Fact,
  [x, y, across]: readonly [x: number, y: number, across: number],
) {
  paper.font('regular').fontSize(8.5).fillColor(colours.muted).text(label, x, y, { width: across })
  for (const [font, text] of partsOf(paper, value, across))
    paper.font(font).fontSize(10).fillColor(colours.ink).text(text, { width: across })
}

// A line that just fits is broken by the printer all the same.
const spare = 1

/** Of an address the name stands out; a mail address that is too long for its line breaks before its @. */
function partsOf(paper: Paper, value: Fact[1], across: number) {
  const lines = printable(value ?? '').split('\n')
  const isTooLong = (line: string) => paper.font('regular').fontSize(10).widthOfString(line) > across - spare
  return lines
    .flatMap((line) => (isTooLong(line) ? line.replace(/^(\S+)(@\S+)$/, '$1\n$2').split('\n') : [line]))
    .map((text, place) => [place === 0 ? 'bold' : 'regular', text] as const)
}

function drawNote(paper: Paper, title: string, note: string, top: number) {
  if (note === '') return
  const y = roomFor(paper, top, 46)
  paper.font('bold').fontSize(10).fillColor(colours.ink).text(title, left, y, { width })
  paper.font('regular').fontSize(9).fillColor(colours.muted).text(note, { width })
}

/** A sheet that is torn off still says what it belongs to. */
function drawName(paper: Paper, tracking_number: string) {
  paper.font('regular').fontSize(8).fillColor(colours.muted)
  paper.text(inGroups(tracking_number), left, 26, { width, align: 'right' })
}

function drawFoot(paper: Paper) {
  const contact = `${company.name} · ${company.head_office} · ${company.phone} · ${company.email}`
  paper.font('regular').fontSize(8).fillColor(colours.muted)
  paper.text(contact, left, 790, { width, align: 'center' })
}
