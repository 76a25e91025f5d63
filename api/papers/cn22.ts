import type { Language } from '#contract/platform/language.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { printForm, type FormPage } from './customs-form.ts'
import { categories, declared, originText, totalRow } from './customs-rows.ts'
import { fit } from './fit.ts'
import { cell, cellsAlike, drawTable, ticks } from './form.ts'
import { drawBrand, millimetre } from './paper.ts'
import { drawBars, inner, left, roll } from './roll.ts'
import type { ShipmentPaper } from './shipment-paper.ts'
import { dayOf, partyText, roomOnRoll } from './texts.ts'

const room = 6

/** The short declaration, on the roll of the label so that it can be stuck beside it. */
export function printCn22Of(shipment: ShipmentPaper, language: Language) {
  return printForm(shipment, language, { name: 'CN 22', size: roll, room }, (page) => {
    drawHead(page)
    drawItems(page)
    drawFoot(page)
  })
}

function drawHead({ paper, shipment, say }: FormPage) {
  drawBrand(paper, left * millimetre, 4 * millimetre, 6.5 * millimetre)
  paper.fillColor('#000000')
  fit(paper, 'CN 22', [66, 3, 30, 9], { size: 20, font: 'bold', align: 'right' })
  fit(paper, say('title'), [left, 12.5, inner, 5], { size: 10, font: 'bold' })
  fit(paper, say('opened'), [left, 17, inner, 3.5], { size: 7 })
  ticks(paper, categories(shipment, say), [left, 21.3, inner, 14], { columns: 2, size: 7 })
  const { sender, receiver } = shipment
  cellsAlike(
    paper,
    [
      { title: say('sender'), value: partyText(sender, roomOnRoll), place: [left, 36, 46, 28] },
      { title: say('receiver'), value: partyText(receiver, roomOnRoll), place: [left + 46, 36, 46, 28] },
    ],
    8,
  )
}

function drawItems({ paper, shipment, items, isLast, say }: FormPage) {
  const table = {
    columns: [
      { title: say('description'), width: 33 },
      { title: say('quantity'), width: 8, align: 'right' },
      { title: say('weight'), width: 14, align: 'right' },
      { title: say('value'), width: 20, align: 'right' },
      { title: say('hs_and_origin'), width: 17 },
    ],
    rows: items.map((item) => [
      ...declared(item),
      [item.hs_code, originText(item.origin)].filter(Boolean).join(', '),
    ]),
    totals: isLast ? totalRow(shipment, say) : [say('continued')],
    head_mm: 6,
    row_mm: 6,
    room,
    size: 7.5,
  } as const
  drawTable(paper, table, left, 66)
}

function drawFoot({ paper, shipment, number, language, say }: FormPage) {
  const { tracking_number, ordered_at, sender } = shipment
  fit(paper, say('statement'), [left, 115.5, 52, 15], { size: 7, smallest: 4.5 })
  cell(paper, say('signature'), dayOf(ordered_at, language, sender), [58, 115.5, 38, 14], 7)
  drawBars(paper, tracking_number, 131.5, 9.5)
  fit(paper, inGroups(tracking_number), [20, 141, 60, 5], { size: 11, font: 'bold', align: 'center' })
  fit(paper, number, [80, 141.5, 16, 4], { size: 8, align: 'right' })
}
