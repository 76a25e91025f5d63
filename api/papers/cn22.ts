import type { Language } from '#contract/platform/language.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { FileReply } from '../platform/file-reply.ts'
import { bilingual, type Say } from './bilingual.ts'
import { categories, declared, declaredItems, originText, totalRow } from './customs-rows.ts'
import { customsWords, type CustomsWord } from './customs-words.ts'
import { fit } from './fit.ts'
import { cell, drawTable, inPages, ticks } from './form.ts'
import { drawBrand, drawPaper, millimetre, type Paper } from './paper.ts'
import { drawBars, inner, left, roll } from './roll.ts'
import type { PaperItem, ShipmentPaper } from './shipment-paper.ts'
import { dayOf, partyText } from './texts.ts'

const room = 7

/** The short declaration, on the roll of the label so that it can be stuck beside it. */
export async function printCn22Of(shipment: ShipmentPaper, language: Language) {
  const say = bilingual(customsWords, language)
  const { tracking_number } = shipment
  const bytes = await drawPaper(
    roll,
    `CN 22 ${tracking_number}`,
    (paper) => {
      const pages = inPages(declaredItems(shipment), room)
      for (const [index, items] of pages.entries()) {
        if (index > 0) paper.addPage()
        drawHead(paper, shipment, say)
        drawItems(paper, shipment, items, index === pages.length - 1, say)
        drawFoot(paper, shipment, `${index + 1} / ${pages.length}`, language, say)
      }
    },
    language,
  )
  return new FileReply('application/pdf', bytes, `${tracking_number}-cn22.pdf`)
}

function drawHead(paper: Paper, shipment: ShipmentPaper, say: Say<CustomsWord>) {
  drawBrand(paper, left * millimetre, 4 * millimetre, 6.5 * millimetre)
  paper.fillColor('#000000')
  fit(paper, 'CN 22', [66, 3, 30, 9], { size: 20, font: 'bold', align: 'right' })
  fit(paper, say('title'), [left, 12.5, inner, 5], { size: 10, font: 'bold' })
  fit(paper, say('opened'), [left, 17, inner, 3.5], { size: 7 })
  ticks(paper, categories(shipment, say), [left, 21.3, inner, 14], { columns: 2, size: 7 })
  cell(paper, say('sender'), partyText(shipment.sender), [left, 36, 46, 22], 8)
  cell(paper, say('receiver'), partyText(shipment.receiver), [left + 46, 36, 46, 22], 8)
}

function drawItems(
  paper: Paper,
  shipment: ShipmentPaper,
  items: readonly PaperItem[],
  is_last: boolean,
  say: Say<CustomsWord>,
) {
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
    totals: is_last ? totalRow(shipment, say) : [say('continued')],
    head_mm: 6,
    row_mm: 6,
    room,
    size: 7.5,
  } as const
  drawTable(paper, table, left, 60)
}

function drawFoot(
  paper: Paper,
  { tracking_number, ordered_at, sender }: ShipmentPaper,
  page: string,
  language: Language,
  say: Say<CustomsWord>,
) {
  fit(paper, say('statement'), [left, 115.5, 52, 15], { size: 7, smallest: 4.5 })
  cell(paper, say('signature'), dayOf(ordered_at, language, sender), [58, 115.5, 38, 14], 7)
  drawBars(paper, tracking_number, 131.5, 9.5)
  fit(paper, inGroups(tracking_number), [20, 141, 60, 5], { size: 11, font: 'bold', align: 'center' })
  fit(paper, page, [80, 141.5, 16, 4], { size: 8, align: 'right' })
}
