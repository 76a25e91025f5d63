import { labelCodes } from '#contract/orders/label-codes.ts'
import type { Language } from '#contract/platform/language.ts'
import { wordFor } from '#contract/orders/order-words.ts'
import type { Say } from './bilingual.ts'
import { fit } from './fit.ts'
import type { LabelWord } from './label-words.ts'
import type { Paper } from './paper.ts'
import { inner, left, rule } from './roll.ts'
import type { PaperParty, ShipmentPaper } from './shipment-paper.ts'
import { serialInGroups } from '#contract/parcels/box-serial.ts'
import { dayOf, kilograms, ringgit } from './texts.ts'

const quarter = inner / 4

type Fact = readonly [label: string, value: string, quarters: number]

export function drawFacts(
  paper: Paper,
  shipment: ShipmentPaper,
  piece: number,
  language: Language,
  say: Say<LabelWord>,
) {
  const { pieces, ordered_at, sender } = shipment
  const { weight_g, length_cm, width_cm, height_cm } = shipment.weighed ?? shipment
  const { declared_value_sen, is_insured, box } = shipment
  const top = 94
  rule(paper, top)
  drawRow(paper, top + 1.2, [
    [say('weight'), kilograms(weight_g), 1],
    [say('size'), `${length_cm} x ${width_cm} x ${height_cm}`, 1],
    [say('piece'), `${piece} / ${Math.max(1, pieces)}`, 1],
    [say('date'), dayOf(ordered_at, language, sender), 1],
  ])
  drawRow(paper, top + 9.2, [
    [say('value'), ringgit(declared_value_sen), 1],
    [say('insured'), say(is_insured ? 'yes' : 'no'), 1],
    box
      ? [say('box'), [box.label, box.serial && serialInGroups(box.serial)].filter(Boolean).join('  ·  '), 2]
      : [say('box'), say('own_box'), 2],
  ])
  drawRow(paper, top + 17.2, [
    [say('service'), serviceCodes(shipment), 1.5],
    [say('add_ons'), addOnCodes(shipment) || say('none'), 2.5],
  ])
  drawRow(paper, top + 25.2, [[say('contents'), contentsOf(shipment), 4]])
}

function drawRow(paper: Paper, y: number, facts: readonly Fact[]) {
  let x = left
  for (const [label, value, quarters] of facts) {
    const width = quarters * quarter - 1.5
    fit(paper, label, [x, y, width, 2.8], { size: 6, smallest: 4.5 })
    fit(paper, value, [x, y + 2.6, width, 4.6], { size: 9.5, smallest: 5, font: 'bold' })
    x += quarters * quarter
  }
}

/** "DO PRIO > SP": how it comes to us, and how it leaves us. */
function serviceCodes({ sender, receiver }: ShipmentPaper) {
  const codes = ({ service_type, service_package }: PaperParty) =>
    [
      wordFor(labelCodes.services, service_type),
      service_package === 'priority' ? labelCodes.priority : '',
    ].filter(Boolean)
  return [codes(sender).join(' '), codes(receiver).join(' ')].join(' > ')
}

function addOnCodes({ add_ons }: ShipmentPaper) {
  return add_ons
    .map(({ name, quantity }) => wordFor(labelCodes.add_ons, name) + (quantity > 1 ? ` x${quantity}` : ''))
    .join('  ')
}

function contentsOf({ items, item_type }: ShipmentPaper) {
  const names = items.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ')
  return names || item_type
}
