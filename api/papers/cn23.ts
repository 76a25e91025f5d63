import { company } from '#contract/site/company.ts'
import type { Language } from '#contract/platform/language.ts'
import { printForm, type FormPage } from './customs-form.ts'
import { categories, declared, originText, totalRow } from './customs-rows.ts'
import { fit } from './fit.ts'
import { cell, drawTable, ticks } from './form.ts'
import { drawHead } from './form-head.ts'
import { invoiceNumber, type ShipmentPaper } from './shipment-paper.ts'
import { dayOf, kilograms, partyText, ringgit, roomOnSheet } from './texts.ts'

const left = 14
const width = 182
const room = 10

/** The long declaration on A4, each page a whole form. */
export function printCn23Of(shipment: ShipmentPaper, language: Language) {
  return printForm(shipment, language, { name: 'CN 23', size: 'A4', room }, (page) => {
    const { paper, say } = page
    const { tracking_number } = shipment
    drawHead(paper, { title: say('title'), note: say('opened'), form: 'CN 23', tracking_number })
    drawParties(page)
    drawItems(page)
    drawRest(page)
    drawFoot(page)
  })
}

function drawParties({ paper, shipment, language, say }: FormPage) {
  const { sender, receiver, tracking_number, ordered_at } = shipment
  cell(paper, say('sender'), partyText(sender, roomOnSheet), [left, 48, 91, 36])
  cell(paper, say('receiver'), partyText(receiver, roomOnSheet), [left + 91, 48, 91, 36])
  const quarter = width / 4
  cell(paper, say('sender_reference'), tracking_number, [left, 84, quarter, 11])
  cell(paper, say('importer_reference'), '', [left + quarter, 84, quarter, 11])
  cell(paper, say('tax_code'), '', [left + 2 * quarter, 84, quarter, 11])
  const day = dayOf(ordered_at, language, sender)
  cell(paper, say('posted'), day, [left + 3 * quarter, 84, quarter, 11])
}

function drawItems({ paper, shipment, items, isLast, say }: FormPage) {
  const table = {
    columns: [
      { title: say('description'), width: 70 },
      { title: say('quantity'), width: 16, align: 'right' },
      { title: say('weight'), width: 24, align: 'right' },
      { title: say('value'), width: 28, align: 'right' },
      { title: say('hs_code'), width: 24 },
      { title: say('origin'), width: 20 },
    ],
    rows: items.map((item) => [...declared(item), item.hs_code ?? '', originText(item.origin)]),
    totals: isLast ? totalRow(shipment, say) : [say('continued')],
    head_mm: 7.5,
    row_mm: 8,
    room,
    size: 9,
  } as const
  drawTable(paper, table, left, 99)
}

function drawRest({ paper, shipment, say }: FormPage) {
  cell(paper, say('category'), '', [left, 198, width, 18])
  const choices = [left + 2, 202.5, width - 4, 12.5] as const
  ticks(paper, categories(shipment, say), choices, { columns: 4, size: 7 })
  const third = width / 3
  const fields = [
    [say('gross'), kilograms(shipment.weight_g)],
    [say('postage'), ringgit(shipment.total_sen)],
    [say('invoice'), shipment.purpose === 'documents' ? '' : invoiceNumber(shipment)],
    [say('licence'), ''],
    [say('certificate'), ''],
    [say('comments'), ''],
  ] as const
  for (const [index, [title, value]] of fields.entries()) {
    const place = [left + (index % 3) * third, index < 3 ? 218 : 230, third, 12] as const
    cell(paper, title, value, place)
  }
}

function drawFoot({ paper, shipment, number, language, say }: FormPage) {
  const { ordered_at, sender } = shipment
  fit(paper, say('statement'), [left, 247, 102, 26], { size: 8.5 })
  const day = dayOf(ordered_at, language, sender)
  cell(paper, say('signature'), day, [left + 106, 246, 76, 26])
  const contact = `${company.name}  ·  ${company.head_office}  ·  ${company.phone}  ·  ${company.email}`
  fit(paper, contact, [left, 280, 150, 5], { size: 7.5 })
  fit(paper, number, [left + 150, 280, 32, 5], { size: 8, align: 'right' })
}
