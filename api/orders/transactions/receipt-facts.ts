import { countries } from '#contract/places/countries.ts'
import type { Language } from '#contract/platform/language.ts'
import { groupedPhone } from '#contract/places/grouped-phone.ts'
import { dateRangeIn, momentIn, visitIn } from '#contract/places/moment.ts'
import { addOnIn, orderWords, wordFor } from '#contract/orders/order-words.ts'
import type { ShownParty } from '#contract/orders/shown-shipment.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { zoneOfOrder } from '#contract/orders/zone-of-order.ts'
import { orderRules, type Held } from '#contract/site/order-types.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { shortened } from '../../papers/fit.ts'
import { serialInGroups } from '#contract/parcels/box-serial.ts'
import { kilograms, ringgit } from '../../papers/texts.ts'
import type { Transaction } from './transaction.ts'
import type { ReceiptWords } from './receipt-words.ts'

type Shipment = NonNullable<Transaction['shipment']>
type Bought = NonNullable<Transaction['box_purchase']>
const longestContents = 600

/** A label with its value below; one without a value is not drawn. */
export type Fact = readonly [label: string, value: string | null | undefined]

interface Told {
  language: Language
  words: ReceiptWords
}

/** What every receipt begins with. */
export function headFacts(transaction: Transaction, { language, words: { say, types } }: Told): Fact[] {
  const {
    tracking_number,
    created_at,
    paid_at,
    concerns,
    batch,
    payment_type_id,
    bank_name,
    account_name,
    pay_reference,
  } = transaction
  const zone = zoneOfOrder(transaction) ?? zoneOfOffice
  return [
    [say('number'), inGroups(tracking_number)],
    [say('date'), momentIn(language, zone, created_at)],
    [say('paid_on'), paid_at && momentIn(language, zone, paid_at)],
    [say('payment'), [types[payment_type_id], bank_name, account_name].filter(Boolean).join(', ')],
    [say('word'), pay_reference],
    [say('concerns'), concerns && inGroups(concerns.tracking_number)],
    [say('shipments'), batch && String(batch.parcels)],
  ]
}

/** Sender and receiver of a shipment, or the buyer of boxes, each as one column. */
export function parties({ type, shipment, box_purchase }: Transaction, told: Told): Fact[][] {
  const { say } = told.words
  const columns: Record<Held, Fact[][]> = {
    goods: shipment
      ? [
          partyFacts(say('sender'), shipment.sender, told),
          partyFacts(say('receiver'), shipment.receiver, told),
        ]
      : [],
    boxes: box_purchase ? [buyerFacts(box_purchase, told)] : [],
    orders: [],
    nothing: [],
  }
  return columns[orderRules[type].holds]
}

function partyFacts(title: string, party: ShownParty, { language, words: { say } }: Told): Fact[] {
  const { services, packages } = orderWords[language]
  const services_of = [wordFor(services, party.service_type), wordFor(packages, party.service_package)]
  return [
    [title, addressee({ ...party, country: countries[party.country_id].onPapers }, say('erased'))],
    [say('service'), services_of.filter(Boolean).join(', ')],
    [say('drop_point'), party.drop_point_label],
    [say('counter'), party.counter_label],
    [say('visit'), visitIn(language, party)],
  ]
}

function buyerFacts(bought: Bought, { language, words: { say } }: Told): Fact[] {
  const { service_id, counter, country_label } = bought
  return [
    [say('receiver'), addressee({ ...bought, country: country_label.toUpperCase() }, say('erased'))],
    [say('service'), wordFor(orderWords[language].box_services, service_id)],
    [say('counter'), counter && `${counter.label}, ${counter.address}`],
    [say('visit'), visitIn(language, bought)],
  ]
}

interface Addressee {
  name: string | null
  phone: string | null
  email: string | null
  address: string | null
  district_label: string | null
  city_label: string
  region_label: string
  postal_code: string | null
  country: string
}

/** As on an envelope. Whoever deleted the account left the place, and nothing else. */
function addressee(to: Addressee, erased: string) {
  const place = [to.district_label, to.city_label, to.region_label].filter(Boolean).join(', ')
  const country = [to.postal_code, to.country].filter(Boolean).join(' ')
  const phone = to.phone && groupedPhone(to.phone)
  return [to.name ?? erased, phone, to.email, to.address, place, country].filter(Boolean).join('\n')
}

/** What is sent and how, in the order in which the customer chose it. */
export function shipmentFacts(shipment: Shipment, { language, words: { say } }: Told): Fact[] {
  const { box_label, length, width, height, weight, chargeable_kg, cover } = shipment
  const { modes, lines } = orderWords[language]
  const packing = box_label ? lines.box.replace('{{label}}', box_label) : say('own_box')
  const charged = `${say('chargeable')} ${chargeable_kg} kg`
  return [
    [say('mode'), modes[shipment.mode]],
    [say('packing'), `${packing}, ${length} × ${width} × ${height} cm`],
    [say('weight'), `${kilograms(weight * 1000, language)}, ${charged}`],
    [say('arrives'), dateRangeIn(language, shipment.arrives)],
    [say('cover'), ringgit(cover.cover)],
  ]
}

/** What is inside and what is done with it. A long list is cut: the declaration has it whole. */
export function contentFacts({ items, add_ons }: Shipment, { language, words: { say } }: Told): Fact[] {
  const contents = items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  return [
    [say('contents'), shortened(contents, longestContents)],
    [say('add_ons'), add_ons.map((add_on) => addOnIn(language, add_on)).join(', ')],
  ]
}

/** What will be given back later, in words that fit this order and no other. */
export function returnNote({ box_purchase, shipment }: Transaction, { words: { notes } }: Told) {
  if (box_purchase?.deposit) return notes.deposit(ringgit(box_purchase.deposit * box_purchase.quantity))
  return shipment?.voucher_serial ? notes.voucher(serialInGroups(shipment.voucher_serial)) : ''
}
