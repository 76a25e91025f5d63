import type { Language } from '#contract/platform/language.ts'
import { FileReply } from '../platform/file-reply.ts'
import { bilingual, type Say } from './bilingual.ts'
import { declaredItems } from './customs-rows.ts'
import { customsWords, type CustomsWord } from './customs-words.ts'
import { inPages } from './form.ts'
import { drawPaper, type Paper } from './paper.ts'
import type { PaperItem, ShipmentPaper } from './shipment-paper.ts'

interface Form {
  /** "CN 22": its name, and of its file. */
  name: string
  size: Parameters<typeof drawPaper>[0]
  /** So many rows a page holds. */
  room: number
}

/** One page of a declaration, which is a whole form with its part of the rows. */
export interface FormPage {
  paper: Paper
  shipment: ShipmentPaper
  items: readonly PaperItem[]
  isLast: boolean
  /** "1 / 2" */
  number: string
  language: Language
  say: Say<CustomsWord>
}

export async function printForm(
  shipment: ShipmentPaper,
  language: Language,
  { name, size, room }: Form,
  draw: (page: FormPage) => void,
) {
  const say = bilingual(customsWords, language)
  const { tracking_number } = shipment
  const drawPages = (paper: Paper) => {
    const pages = inPages(declaredItems(shipment), room)
    for (const [index, items] of pages.entries()) {
      if (index > 0) paper.addPage()
      const number = `${index + 1} / ${pages.length}`
      draw({ paper, shipment, items, isLast: index === pages.length - 1, number, language, say })
    }
  }
  const bytes = await drawPaper(size, `${name} ${tracking_number}`, drawPages, language)
  const file = `${tracking_number}-${name.replace(' ', '').toLowerCase()}.pdf`
  return new FileReply('application/pdf', bytes, file)
}
