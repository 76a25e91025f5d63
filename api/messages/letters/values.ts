import type { CountryCode } from '#contract/places/countries.ts'
import { company } from '#contract/site/company.ts'
import type { Language } from '#contract/platform/language.ts'
import type { Leads, OrderPlaceholder } from '#contract/messages/letter-rules.ts'
import { allowedIn } from '#contract/messages/letter-words.ts'
import { orderLetterOf, type OrderLetter } from '#contract/messages/letters.ts'
import { dateRangeIn, dayIn, momentIn, visitIn } from '#contract/places/moment.ts'
import { paymentRules } from '#contract/site/payment-types.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { zoneOfCountry, zoneOfRegion } from '#contract/places/time-zones.ts'
import type { Party } from '#contract/orders/shipments.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { orderRules, partiesVisited } from '#contract/site/order-types.ts'
import type { Facts } from './facts.ts'
import { wordsIn } from './all-words.ts'

interface Reader {
  name: string
  language: Language
  country: CountryCode
  is_owner: boolean
}

const day_ms = 86_400_000
const mostSerials = 10

/** What the placeholders of a letter stand for, as its reader writes dates and speaks of reasons. */
export function valuesFor(facts: Facts, { name, language, country, is_owner }: Reader, links: Links) {
  const words = wordsIn[language].small
  const region = is_owner ? facts.home_region : facts.receiver_region
  const zone = region ? zoneOfRegion(region) : zoneOfCountry(country)
  const placeZone = facts.counter_region ? zoneOfRegion(facts.counter_region) : zone
  const { amount_sen, refund_sen, arrives_from, arrives_to } = facts
  const { isAtCounter } = paymentRules[facts.payment_type_id ?? 'transfer']
  return {
    name,
    tracking_number: inGroups(facts.tracking_number),
    link: links.button,
    another_day: links.another_day,
    amount: formatRinggit((refund_sen ?? amount_sen) / 100),
    deadline: facts.deadline_at ? momentIn(language, zone, facts.deadline_at) : '',
    pay_to: payTo(facts, language),
    pay_by: words.payBy[isAtCounter ? 'counter' : 'proof'],
    reason: reasonIn(facts, language),
    boxes: serialsOf(facts, language),
    boxes_come: boxesCome(facts, language),
    visit: visitOf(facts, language),
    hand_over: handOverAt(facts.sender_side, language),
    delivery: handOverAt(facts.receiver_side, language),
    sender: firstNameOf(facts) ?? words.somebody,
    serial: facts.serial ?? '',
    arrives: arrives_from && arrives_to ? dateRangeIn(language, { from: arrives_from, to: arrives_to }) : '',
    place: facts.counter_label ?? facts.city ?? company.name,
    counter: facts.counter_label
      ? `${facts.counter_label}, ${facts.counter_place}`
      : words.counter(facts.city ?? company.name),
    code_note: facts.asks_code ? words.code[is_owner ? 'owner' : 'receiver'] : '',
    until: dayIn(language, placeZone, new Date(facts.at.getTime() + facts.free_days * day_ms), 'long'),
    account: facts.refund_number
      ? `${facts.refund_bank ?? ''} ••${facts.refund_number.slice(-4)}`.trim()
      : '',
    bank_reference: facts.bank_reference ?? '',
    parcel_number: inGroups(facts.concerns_number ?? facts.tracking_number),
    // Where they are the reason they are not said twice.
    office_words: facts.decline_code === 'other' ? '' : (facts.office_words ?? ''),
  } satisfies Record<Exclude<OrderPlaceholder, 'company'>, string>
}

interface Links {
  button: string
  /** Where the sender moves the appointment without an account. */
  another_day: string
}

/** What links are made from. */
export interface Base {
  public_url: string
  visitKeyOf: (order_id: string, party: Party) => string
}

export function linksFor(kind: OrderLetter, facts: Facts, base: Base, language: Language): Links {
  return { button: linkFor(kind, facts, base, language), another_day: trackingWith('sender', facts, base) }
}

/** What follows the # never leaves the reader's browser in an address. */
function trackingWith(party: Party, { order_id, type, tracking_number }: Facts, base: Base, query = '') {
  const page = `${base.public_url}/resi-detail?number=${encodeURIComponent(tracking_number)}${query}`
  return partiesVisited(type).includes(party) ? `${page}#v=${base.visitKeyOf(order_id, party)}` : page
}

/** What only the owner may see, such as the code of the door, stands on the page of the shipment. */
function linkFor(kind: OrderLetter, facts: Facts, base: Base, language: Language) {
  const { to, leads } = orderLetterOf(kind)
  // Strangers have not chosen a language here yet.
  if (to === 'receiver') return trackingWith('receiver', facts, base, `&lang=${language}`)
  const tellsCode =
    facts.asks_code && orderRules[facts.type].holds !== 'boxes' && allowedIn(kind).includes('code_note')
  return addressOf[tellsCode ? 'shipment' : leads](facts, base)
}

const addressOf: Record<Leads, (facts: Facts, base: Base) => string> = {
  payment: ({ order_id }, { public_url }) => `${public_url}/shipment-success?id=${order_id}`,
  shipment: ({ concerns_id, order_id }, { public_url }) =>
    `${public_url}/shipment-detail?id=${concerns_id ?? order_id}`,
  vouchers: (_, { public_url }) => `${public_url}/voucher`,
  claim: ({ order_id }, { public_url }) => `${public_url}/claim?id=${order_id}`,
  tracking: ({ tracking_number }, { public_url }) =>
    `${public_url}/resi-detail?number=${encodeURIComponent(tracking_number)}`,
  senders_visit: (facts, base) => trackingWith('sender', facts, base),
  receivers_visit: (facts, base) => trackingWith('receiver', facts, base),
}

function visitOf({ visit_day, visit_from, visit_to, moved_region }: Facts, language: Language) {
  return (
    (moved_region && visitIn(language, { visit_day, visit_from, visit_to, region_id: moved_region })) || ''
  )
}

/** How the parcel is handed over at this end of its way, as it was ordered. */
function handOverAt(side: Facts['sender_side'], language: Language) {
  const visit = side && visitIn(language, side)
  if (!visit) return ''
  const { fetch, bring, deliver, collect } = wordsIn[language].small.handOver
  const { service_type, counter } = side
  if (service_type === 'pickup') return fetch(visit)
  if (service_type === 'delivery') return deliver(visit)
  if (counter === null) return ''
  return service_type === 'drop_off' ? bring(counter, visit) : collect(counter, visit)
}

const plainName = /^[\p{L}'’-]{2,30}$/u

/** A stranger reads who it is from; what is no plain name, such as an address of a page, is not passed on. */
function firstNameOf({ sender_side }: Facts) {
  const [first = ''] = (sender_side?.name ?? '').trim().split(/\s+/)
  return plainName.test(first) ? first : undefined
}

function reasonIn(facts: Facts, language: Language) {
  const { reject_code, reject_reason, decline_code, office_words, step_reason, cancel_reason } = facts
  const words = wordsIn[language].small
  if (facts.return_reason) return facts.return_words || words.sendBack[facts.return_reason]
  if (facts.void_reason) return words.voidVoucher[facts.void_reason]
  if (cancel_reason) return facts.cancel_words || words.cancel[cancel_reason]
  if (facts.came_sen)
    return [partOf(facts, facts.came_sen, language), reject_reason].filter(Boolean).join('. ')
  if (reject_code) return reject_reason || words.reject[reject_code]
  if (decline_code === 'other') return office_words || words.decline.other
  if (decline_code) return words.decline[decline_code]
  return step_reason ? words.step[step_reason] : ''
}

function partOf({ amount_sen }: Facts, came_sen: number, language: Language) {
  const { partCame } = wordsIn[language].small
  return partCame(formatRinggit(came_sen / 100), formatRinggit((amount_sen - came_sen) / 100))
}

function payTo(facts: Facts, language: Language) {
  const { payment_type_id, bank_name, account_name, account_number, pay_reference } = facts
  const { pay } = wordsIn[language].small
  const account = [bank_name, account_number, account_name].filter(Boolean).join(', ')
  return pay[payment_type_id ?? 'transfer']({
    account,
    place: bank_name ?? company.name,
    word: pay_reference,
  })
}

/** How the boxes come to their buyer; nothing is said of what was not agreed. */
function boxesCome(facts: Facts, language: Language) {
  const { box_service, box_address, box_counter, visit_day, visit_from, visit_to, home_region } = facts
  const words = wordsIn[language].small.boxes
  const visit =
    (home_region && visitIn(language, { visit_day, visit_from, visit_to, region_id: home_region })) ||
    undefined
  if (box_service === 'pickup') return words.collect(visit, box_counter ?? undefined)
  return box_service && box_address ? words.deliver(box_address, visit) : ''
}

function serialsOf({ serials }: Facts, language: Language) {
  const shown = serials.slice(0, mostSerials).join(', ')
  const rest = serials.length - mostSerials
  return rest > 0 ? `${shown} ${wordsIn[language].small.more(rest)}` : shown
}
