import { company } from '#contract/site/company.ts'
import { dayIn } from '#contract/places/moment.ts'
import type { Language } from '#contract/platform/language.ts'
import { printable } from '../../papers/fit.ts'
import { colours, type Paper } from '../../papers/paper.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { zoneOfOrder } from '#contract/orders/zone-of-order.ts'
import type { Transaction } from './transaction.ts'

export const stampRadius = 44
const tilt_degrees = -9
const mostLetters = 54

/** A stamp as a counter would press it: the arc and the day, with both places around them. */
export function drawStamp(
  paper: Paper,
  transaction: Transaction,
  language: Language,
  [x, y]: readonly [x: number, y: number],
) {
  const { shipment, box_purchase, created_at } = transaction
  const places = shipment
    ? [shipment.sender.city_label, shipment.receiver.city_label]
    : [box_purchase?.city_label]
  const around = printable([company.name, ...places].filter(Boolean).join(' · ')).slice(0, mostLetters)
  paper.save().translate(x, y).rotate(tilt_degrees)
  paper.strokeColor(colours.accent).lineWidth(1.8).circle(0, 0, stampRadius).stroke()
  paper
    .lineWidth(0.8)
    .circle(0, 0, stampRadius - 14)
    .stroke()
  paper.lineWidth(2.2).lineCap('round').path('M-17 -2 C-8 -16 8 -16 17 -2').stroke()
  paper.fillColor(colours.accent).circle(-17, -1, 2.8).fill().circle(17, -1, 2.8).fill()
  paper.font('bold').fontSize(6.5)
  const day = dayIn(language, zoneOfOrder(transaction) ?? zoneOfOffice, created_at, 'medium')
  paper.text(day, -stampRadius, 7, { width: stampRadius * 2, align: 'center', lineBreak: false })
  drawAround(paper, `${around.toLocaleUpperCase(language)} · `)
  paper.restore()
}

/** Each letter upright on the circle, as far from the next as the whole circle allows. */
function drawAround(paper: Paper, text: string) {
  paper.font('bold').fontSize(7)
  const letters = [...text]
  const widths = letters.map((letter) => paper.widthOfString(letter))
  const space = 360 / widths.reduce((sum, width) => sum + width, 0)
  let angle_degrees = -90
  for (const [place, letter] of letters.entries()) {
    const own = widths[place] ?? 0
    angle_degrees += (own * space) / 2
    paper.save().rotate(angle_degrees)
    paper.text(letter, -own / 2, -stampRadius + 3.6, { lineBreak: false })
    paper.restore()
    angle_degrees += (own * space) / 2
  }
}
