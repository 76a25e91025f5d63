import { countries } from '#contract/places/countries.ts'
import { labelCodes } from '#contract/orders/label-codes.ts'
import { fit, shortened } from './fit.ts'
import type { Paper } from './paper.ts'
import { inner, left, rule } from './roll.ts'
import type { PaperParty } from './shipment-paper.ts'
import { addressOf } from './texts.ts'

const room = 61

export function drawReceiver(paper: Paper, receiver: PaperParty, title: string) {
  rule(paper, 45)
  fit(paper, title, [left, 46, room, 3.5], { size: 7 })
  fit(paper, receiver.name, [left, 49.2, room, 6.5], { size: 13, smallest: 7, font: 'bold' })
  fit(paper, receiver.phone, [left, 55.5, room, 5], { size: 11, font: 'bold' })
  const at = receiver.counter && `${labelCodes.services.self_pickup}: ${shortened(receiver.counter, 60)}`
  const where = [at, addressOf(receiver, 200)].filter(Boolean).join('\n')
  fit(paper, where, [left, 60.5, room, 15.5], { size: 10, smallest: 5.5 })
  const [x, side] = [left + room + 1, inner - room - 1]
  const right = { font: 'bold', align: 'right' } as const
  fit(paper, receiver.postal_code, [x, 47, side, 14], { size: 29, ...right })
  fit(paper, `${receiver.city}\n${countries[receiver.country].onPapers}`, [x, 61, side, 15], {
    size: 10,
    ...right,
  })
}

export function drawSender(paper: Paper, sender: PaperParty, title: string) {
  rule(paper, 77)
  fit(paper, title, [left, 78, inner, 3.5], { size: 7 })
  fit(paper, [shortened(sender.name, 48), sender.phone].filter(Boolean).join('  ·  '), [left, 81, inner, 5], {
    size: 9.5,
    font: 'bold',
  })
  const at = sender.counter && `${labelCodes.services.drop_off}: ${shortened(sender.counter, 60)}`
  const home = [addressOf(sender, at ? 90 : 180), countries[sender.country].onPapers]
    .filter(Boolean)
    .join(', ')
  // Two addresses on one line read as one.
  const where = [at, home].filter(Boolean).join('\n')
  fit(paper, where, [left, 85.6, inner, 8], { size: 8.5, smallest: 5.5 })
}
