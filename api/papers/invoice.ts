import { company } from '#contract/site/company.ts'
import type { Language } from '#contract/platform/language.ts'
import { FileReply } from '../platform/file-reply.ts'
import { bilingual, type Say } from './bilingual.ts'
import { declaredItems, originText, totalsOf, weightText } from './customs-rows.ts'
import { fit } from './fit.ts'
import { cell, drawTable, inPages } from './form.ts'
import { drawHead } from './form-head.ts'
import { invoiceWords, type InvoiceWord } from './invoice-words.ts'
import { drawPaper, type Paper } from './paper.ts'
import { invoiceNumber, type PaperItem, type ShipmentPaper } from './shipment-paper.ts'
import { dayOf, kilograms, partyText, ringgit, roomOnSheet } from './texts.ts'

const left = 14
const width = 182
const room = 13
// The receiver pays what customs ask for.
const incoterm = 'DAP'

export async function printInvoiceOf(shipment: ShipmentPaper, language: Language) {
  const say = bilingual(invoiceWords, language)
  const number = invoiceNumber(shipment)
  const { tracking_number } = shipment
  const bytes = await drawPaper(
    'A4',
    `${say('invoice_title')} ${number}`,
    (paper) => {
      const pages = inPages(declaredItems(shipment), room)
      for (const [index, items] of pages.entries()) {
        if (index > 0) paper.addPage()
        drawHead(paper, { title: say('invoice_title'), note: say('note'), form: '', tracking_number })
        drawFacts(paper, shipment, language, say)
        drawItems(paper, shipment, items, index === pages.length - 1, say)
        drawFoot(paper, shipment, `${index + 1} / ${pages.length}`, language, say)
      }
    },
    language,
  )
  return new FileReply('application/pdf', bytes, `${number}.pdf`)
}

function drawFacts(paper: Paper, shipment: ShipmentPaper, language: Language, say: Say<InvoiceWord>) {
  const { sender, receiver, ordered_at } = shipment
  const fields = [
    [say('invoice'), invoiceNumber(shipment)],
    [say('date'), dayOf(ordered_at, language, sender)],
    [say('currency'), 'MYR'],
    [say('incoterm'), `${incoterm} ${receiver.city}`],
  ] as const
  const quarter = width / 4
  for (const [index, [title, value]] of fields.entries())
    cell(paper, title, value, [left + index * quarter, 48, quarter, 12])
  cell(paper, say('seller'), partyText(sender, roomOnSheet), [left, 60, 91, 36])
  cell(paper, say('buyer'), partyText(receiver, roomOnSheet), [left + 91, 60, 91, 36])
}

function drawItems(
  paper: Paper,
  shipment: ShipmentPaper,
  items: readonly PaperItem[],
  is_last: boolean,
  say: Say<InvoiceWord>,
) {
  const total = totalsOf(declaredItems(shipment))
  const table = {
    columns: columnsOf(say),
    rows: items.map(({ name, quantity, weight_g, unit_value_sen, hs_code, origin }) => [
      name,
      hs_code ?? '',
      originText(origin),
      weightText(weight_g),
      String(quantity),
      ringgit(unit_value_sen),
      ringgit(quantity * unit_value_sen),
    ]),
    totals: is_last
      ? [
          say('total'),
          '',
          '',
          weightText(total.weight_g),
          String(total.quantity),
          '',
          ringgit(total.value_sen),
        ]
      : [say('continued')],
    head_mm: 9,
    row_mm: 8.5,
    room,
    size: 9,
  } as const
  drawTable(paper, table, left, 101)
}

function columnsOf(say: Say<InvoiceWord>) {
  return [
    { title: say('description'), width: 58 },
    { title: say('hs_code'), width: 22 },
    { title: say('origin'), width: 18 },
    { title: say('weight'), width: 22, align: 'right' },
    { title: say('quantity'), width: 14, align: 'right' },
    { title: say('unit'), width: 23, align: 'right' },
    { title: say('amount'), width: 25, align: 'right' },
  ] as const
}

function drawFoot(
  paper: Paper,
  shipment: ShipmentPaper,
  page: string,
  language: Language,
  say: Say<InvoiceWord>,
) {
  const { mode, weight_g, purpose, ordered_at, sender } = shipment
  const third = width / 3
  cell(paper, say('reason'), say(purpose), [left, 233, third, 12])
  cell(paper, say('carriage'), `${company.name} ${mode.toUpperCase()}`, [left + third, 233, third, 12])
  cell(paper, say('gross'), kilograms(weight_g), [left + 2 * third, 233, third, 12])
  fit(paper, say('correct'), [left, 250, 102, 12], { size: 9 })
  const day = dayOf(ordered_at, language, sender)
  cell(paper, say('signature'), day, [left + 106, 249, 76, 24])
  const contact = `${company.name}  ·  ${company.head_office}  ·  ${company.phone}  ·  ${company.email}`
  fit(paper, contact, [left, 280, 150, 5], { size: 7.5 })
  fit(paper, page, [left + 150, 280, 32, 5], { size: 8, align: 'right' })
}
