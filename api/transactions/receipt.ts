import { company } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { formatRinggit } from '#contract/money.ts'
import { inGroups } from '#contract/tracking-number.ts'
import { colours, dayIn, drawBrand, drawPaper, drawQr, type Paper } from '../papers/paper.ts'
import { FileReply } from '../platform/file-reply.ts'
import type { Transaction } from './read.ts'
import { receiptWords, type ReceiptWords } from './receipt-words.ts'

const left = 56
const right = 539
const width = right - left

/** What was bought and paid, on one A4 page, in the reader's language with English beside it. */
export async function printReceiptOf(transaction: Transaction, language: Language) {
  const words = receiptWords(language)
  const title = `${words.title} ${transaction.tracking_number}`
  const bytes = await drawPaper(
    'A4',
    title,
    (paper) => {
      drawBrand(paper, left, 48, 28)
      drawHead(paper, transaction, language, words)
      const end = drawLines(paper, transaction, words, drawParties(paper, transaction, words))
      drawFoot(paper, words, end)
    },
    language,
  )
  return new FileReply('application/pdf', bytes, `${transaction.tracking_number}.pdf`)
}

function drawHead(
  paper: Paper,
  { tracking_number, created_at }: Transaction,
  language: Language,
  words: ReceiptWords,
) {
  paper.font('bold').fontSize(20).fillColor(colours.deep).text(words.title, left, 108)
  drawQr(paper, tracking_number, right - 76, 48, 76)
  fact(paper, left, 146, words.number, inGroups(tracking_number))
  fact(paper, left + 260, 146, words.date, dayIn(language, 'Asia/Kuala_Lumpur').format(created_at))
}

function drawParties(paper: Paper, transaction: Transaction, words: ReceiptWords) {
  const { box_purchase: bought, bank_name, account_name, payment_type_id } = transaction
  const to = bought
    ? [
        bought.name,
        bought.phone,
        bought.address,
        [bought.district_label, bought.city_label, bought.region_label].filter(Boolean).join(', '),
        [bought.postal_code, bought.country_label].filter(Boolean).join(' '),
      ]
    : []
  if (!transaction.batch) fact(paper, left, 196, words.receiver, to.filter(Boolean).join('\n') || '-')
  const down = paper.y
  fact(
    paper,
    left + 260,
    196,
    words.payment,
    `${words.types[payment_type_id]}\n${bank_name}, ${account_name}`,
  )
  return Math.max(down, paper.y) + 28
}

function fact(paper: Paper, x: number, y: number, label: string, value: string) {
  paper.font('regular').fontSize(8.5).fillColor(colours.muted).text(label, x, y, { width: 225 })
  paper.font('bold').fontSize(10.5).fillColor(colours.ink).text(value, { width: 225 })
}

function drawLines(paper: Paper, transaction: Transaction, words: ReceiptWords, top: number) {
  let y = top
  paper.rect(left, y - 8, width, 24).fill(colours.kraft)
  row(paper, y, [words.item, words.quantity, words.unit, words.amount], 'bold', 9)
  y += 28
  for (const { code, params, quantity, unit_price, amount } of transaction.lines) {
    const name =
      code === 'batch_lane' ? words.parcels(params) : `${words.lines[code] ?? code} ${params['label'] ?? ''}`
    const many =
      code === 'batch_lane' ? [String(params['parcels']), ''] : [String(quantity), ringgit(unit_price)]
    row(paper, y, [name, many[0] ?? '', many[1] ?? '', ringgit(amount)], 'regular', 10)
    y += 22
  }
  if (transaction.unique_amount > 0) {
    row(paper, y, [words.unique, '', '', ringgit(transaction.unique_amount)], 'regular', 10)
    y += 22
  }
  paper.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(colours.muted).stroke()
  row(paper, y + 12, [words.total, '', '', ringgit(transaction.amount)], 'bold', 14)
  paper
    .font('bold')
    .fontSize(11)
    .fillColor('#1E6B3C')
    .text(words.paid, left, y + 40)
  return y + 70
}

function row(
  paper: Paper,
  y: number,
  [item, quantity, unit, amount]: readonly [string, string, string, string],
  font: 'regular' | 'bold',
  size: number,
) {
  paper.font(font).fontSize(size).fillColor(colours.ink)
  paper.text(item, left + 8, y, { width: 240 })
  paper.text(quantity, left + 250, y, { width: 50, align: 'right' })
  paper.text(unit, left + 305, y, { width: 80, align: 'right' })
  paper.text(amount, left + 365, y, { width: width - 373, align: 'right' })
}

function ringgit(sen: number) {
  return formatRinggit(sen / 100)
}

function drawFoot(paper: Paper, words: ReceiptWords, y: number) {
  paper.font('regular').fontSize(9).fillColor(colours.muted)
  paper.text(words.note, left, y, { width })
  paper.text(`${company.name} · ${company.head_office} · ${company.phone} · ${company.email}`, left, 780, {
    width,
    align: 'center',
  })
}
