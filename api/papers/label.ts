import { setImmediate as otherWork } from 'node:timers/promises'
import { company } from '#contract/site/company.ts'
import type { Language } from '#contract/platform/language.ts'
import { labelNumber, labelNumberInGroups } from '#contract/parcels/label-number.ts'
import { FileReply } from '../platform/file-reply.ts'
import { makeTurns } from '../platform/turns.ts'
import { bilingual } from './bilingual.ts'
import { fit } from './fit.ts'
import { hubOf } from './hubs.ts'
import { drawFacts } from './label-facts.ts'
import { drawReceiver, drawSender } from './label-parties.ts'
import { labelWords } from './label-words.ts'
import { drawBrand, drawPaper, drawQr, millimetre, type Paper } from './paper.ts'
import { drawBars, inner, left, roll, rule } from './roll.ts'
import type { ShipmentPaper } from './shipment-paper.ts'

// Drawing a few hundred pages takes a processor for seconds.
export const labelsInTurn = makeTurns({ atOnce: 1, mostWaiting: 20, mostWaitingOfOne: 2 })

/** One page for each piece. Black alone: a thermal head has no grey. */
export async function printLabelOf(shipment: ShipmentPaper, language: Language, public_url: string) {
  const say = bilingual(labelWords, language)
  const { tracking_number } = shipment
  const bytes = await drawPaper(
    roll,
    `${say('title')} ${tracking_number}`,
    (paper) => drawPieces(paper, shipment, language, public_url),
    language,
  )
  return new FileReply('application/pdf', bytes, `${tracking_number}-label.pdf`)
}

/** The labels of many shipments in one file; others are let in between two of them. */
export async function printLabelsOf(
  shipments: readonly ShipmentPaper[],
  name: string,
  language: Language,
  public_url: string,
) {
  const say = bilingual(labelWords, language)
  const bytes = await drawPaper(
    roll,
    `${say('title')} ${name}`,
    async (paper) => {
      for (const [index, shipment] of shipments.entries()) {
        if (index > 0) paper.addPage()
        drawPieces(paper, shipment, language, public_url)
        await otherWork()
      }
    },
    language,
  )
  return new FileReply('application/pdf', bytes, `${name}.pdf`)
}

function drawPieces(paper: Paper, shipment: ShipmentPaper, language: Language, public_url: string) {
  const say = bilingual(labelWords, language)
  const { pieces } = shipment
  for (let piece = 1; piece <= Math.max(1, pieces); piece += 1) {
    if (piece > 1) paper.addPage()
    paper.fillColor('#000000')
    drawTop(paper, shipment)
    drawRoute(paper, shipment, trackingLink(public_url, shipment))
    drawReceiver(paper, shipment.receiver, say('receiver'))
    drawSender(paper, shipment.sender, say('sender'))
    drawFacts(paper, shipment, piece, language, say)
    drawNumber(paper, shipment)
  }
}

function trackingLink(public_url: string, { tracking_number, label_edition }: ShipmentPaper) {
  const link = `${public_url.replace(/\/$/, '')}/resi-detail?number=${encodeURIComponent(tracking_number)}`
  return label_edition > 1 ? `${link}&label=${label_edition}` : link
}

function drawTop(paper: Paper, { mode }: ShipmentPaper) {
  drawBrand(paper, left * millimetre, 4.5 * millimetre, 9 * millimetre)
  const [x, y, width] = [69 * millimetre, 4 * millimetre, 27 * millimetre]
  paper
    .rect(x, y, width, 11 * millimetre)
    .fill('#000000')
    .font('bold')
    .fontSize(27)
    .fillColor('#FFFFFF')
  paper.text(mode.toUpperCase(), x, y - 1, { width, align: 'center', lineBreak: false }).fillColor('#000000')
}

function drawRoute(paper: Paper, { sender, receiver }: ShipmentPaper, link: string) {
  const route = `${hubOf(sender)} > ${hubOf(receiver)}`
  fit(paper, route, [left, 17.5, 63, 18], { size: 42, smallest: 20, font: 'bold' })
  fit(paper, `${sender.region} > ${receiver.region}`, [left, 35.5, 63, 8], { size: 10 })
  drawQr(paper, link, 71 * millimetre, 18 * millimetre, 25 * millimetre)
}

function drawNumber(paper: Paper, { tracking_number, label_edition }: ShipmentPaper) {
  rule(paper, 127)
  drawBars(paper, labelNumber(tracking_number, label_edition), 128.5, 12)
  const words = labelNumberInGroups(tracking_number, label_edition)
  fit(paper, words, [left, 140.7, inner, 5], { size: 12, font: 'bold', align: 'center' })
  const contact = `${company.name}  ·  ${company.phone}  ·  ${company.email}`
  fit(paper, contact, [left, 145.2, inner, 2.4], { size: 5.5, smallest: 5, align: 'center' })
}
