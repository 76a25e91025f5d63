import { laneOf } from '#contract/places/lanes.ts'
import { canGo } from '#contract/customs/item-types.ts'
import { receiverDays_afterLatest } from '#contract/places/slots.ts'
import { toE164 } from '#contract/places/phone.ts'
import { z } from 'zod'
import { changedPrice } from '#contract/prices/quotes.ts'
import { parties, type Party, type shipmentContent } from '#contract/orders/shipments.ts'
import { arrivesBetween, daysLater, type DateRange } from '#contract/prices/working-days.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { hoursOf, isOpenFor } from '../../places/slots/slots.ts'
import { priceWithin } from '../../prices/quotes/price-within.ts'
import { pieceOf } from '../../prices/quotes/quotes.ts'
import { shownLine } from '../../prices/quotes/shown-price.ts'
import { termsBetween, type Terms } from '../../prices/quotes/terms.ts'
import { accountFor } from '../placing/payment-account.ts'
import type { ShipmentBody } from './shipment-body.ts'

export type Choice = Awaited<ReturnType<typeof chooseShipment>>

/** What is sent, on whatever way it was ordered. */
export type Content = z.output<typeof shipmentContent> & { voucher_id: string }
export type Priced = ReturnType<typeof priceShipment>

/** Everything that was chosen must be active, fit together and cost what the customer saw. */
export async function chooseShipment(db: Db, rows: MasterRows, body: ShipmentBody) {
  const terms = await termsBetween(db, body.sender.region_id, body.receiver.region_id)
  const account = accountFor(rows, body)
  const chosen = priceShipment(rows, terms, body)
  const { total_sen, lines } = chosen.priced
  if (body.total !== total_sen)
    throw conflict('price_changed', z.encode(changedPrice, { total: total_sen, lines: lines.map(shownLine) }))
  return { ...chosen, body, account }
}

/** The rules of one shipment and its price. Also for each of a long list, so it never waits. */
export function priceShipment(rows: MasterRows, terms: Terms | undefined, body: Content) {
  const { origin, destination, current } = fittingTerms(terms, body)
  const lane = laneOf(origin.zone, destination.zone)
  checkDropPoint(rows, body)
  checkContent(body)
  const contacts = { sender: contactOf(body, 'sender'), receiver: contactOf(body, 'receiver') }
  for (const party of parties) checkVisit(rows, body, party)
  const { box, ...piece } = boxAndPiece(rows, body)
  const priced = priceWithin(
    current.card,
    {
      from: origin.zone,
      to: destination.zone,
      mode: body.mode,
      pieces: [piece],
      add_ons: body.package.add_ons.map(({ name, quantity }) => ({ code: name, quantity })),
      services: {
        is_pickup: body.sender.service_type === 'pickup',
        is_remote: body.receiver.service_type === 'delivery' && rows.remote_cities.has(body.receiver.city_id),
        priority_ends: parties.filter((party) => body[party].service_package === 'priority').length,
      },
      declared_value_sen: body.package.declared_value,
    },
    'package.weight',
  )
  const arrives = arrivesBetween(body.sender.visit_day, priced.days, origin.calendar, destination.calendar)
  // A sender's day that is over is refused for itself.
  if (body.sender.visit_day >= origin.today) checkArrival(body.receiver.visit_day, arrives)
  const duties = new Set(
    rows.duties.filter((duty) => duty.lane === lane && duty.is_required).map(({ party }) => party),
  )
  return { body, lane, box, piece, priced, arrives, contacts, duties, rate_card_id: current.id }
}

/** Nobody comes by before the parcel can be there, nor keeps it waiting for long. */
function checkArrival(day: string, { from, to }: DateRange) {
  if (day < from) throw invalidField('receiver.visit_day', 'error.visit_too_early')
  if (day > daysLater(to, receiverDays_afterLatest))
    throw invalidField('receiver.visit_day', 'error.visit_too_late')
}

function fittingTerms(terms: Terms | undefined, { sender, receiver }: Content) {
  if (terms?.origin?.country !== sender.country_id)
    throw invalidField('sender.region_id', 'error.place_does_not_fit')
  if (terms.destination?.country !== receiver.country_id)
    throw invalidField('receiver.region_id', 'error.place_does_not_fit')
  return { current: terms.current, origin: terms.origin, destination: terms.destination }
}

function checkDropPoint(rows: MasterRows, { sender }: Content) {
  if (sender.service_type !== 'drop_off') return
  const there = rows.locations.find(({ id, is_drop_point }) => id === sender.drop_point_id && is_drop_point)
  if (there?.country_id !== sender.country_id)
    throw invalidField('sender.drop_point_id', 'error.drop_point_required')
}

function checkContent({ package: content, mode, sender, receiver }: Content) {
  const way = { mode, from: sender.country_id, to: receiver.country_id }
  if (!canGo(content.item_type, way)) throw invalidField('package.item_type', 'error.item_type_cannot_go')
  const worth = content.items.reduce((sum, { unit_value, quantity }) => sum + unit_value * quantity, 0)
  if (worth !== content.declared_value)
    throw invalidField('package.declared_value', 'error.value_not_the_sum')
}

function contactOf(body: Content, party: Party) {
  const { phone, phone_country, emergency_contact } = body[party]
  const number = toE164(phone, phone_country)
  if (!number) throw invalidField(`${party}.phone`, 'error.phone_invalid')
  const emergency = emergency_contact === '' ? null : toE164(emergency_contact, phone_country)
  if (emergency === undefined) throw invalidField(`${party}.emergency_contact`, 'error.phone_invalid')
  return { phone: number, emergency_contact: emergency }
}

function checkVisit(rows: MasterRows, body: Content, party: Party) {
  const { visit_day: day, time_slot_id } = body[party]
  const slot = rows.time_slots.find(({ id }) => id === time_slot_id)
  const hours = hoursOf(rows, counterFor(body, party))
  if (!slot || (hours && !isOpenFor(hours, day, slot)))
    throw invalidField(`${party}.time_slot_id`, 'error.slot_not_available')
}

/** Where somebody comes by themselves. */
function counterFor({ sender, receiver }: Content, party: Party) {
  if (party === 'sender') return sender.service_type === 'drop_off' ? sender.drop_point_id : ''
  return receiver.service_type === 'self_pickup' ? receiver.counter_id : ''
}

function boxAndPiece(rows: MasterRows, { package: content, voucher_id }: Content) {
  const { box: label, weight, length, width, height } = content
  const piece = pieceOf(rows.boxes, {
    box: label === '' ? undefined : label,
    weight_kg: weight,
    length,
    width,
    height,
  })
  const box = rows.boxes.find((one) => one.label.toUpperCase() === label.toUpperCase())
  if (voucher_id !== '' && !box) throw invalidField('voucher_id', 'error.voucher_not_available')
  return { ...piece, box }
}
