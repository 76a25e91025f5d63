import { company } from '#contract/company.ts'
import { locales, type Language } from '#contract/language.ts'
import { letterOf, type LetterKind, type Placeholder } from '#contract/letters.ts'
import { formatRinggit } from '#contract/ringgit.ts'
import { inGroups } from '#contract/tracking-number.ts'
import type { Facts } from './facts.ts'
import { smallWords } from './small-words.ts'

interface Reader {
  name: string
  language: Language
  country: 'MY' | 'ID'
}

// How long a parcel lies at a counter for nothing; the terms say the same.
const freeStorage_ms = 7 * 86_400_000
const mostSerials = 10
const zones = {
  MY: { name: 'Asia/Kuala_Lumpur', short: 'MYT' },
  ID: { name: 'Asia/Jakarta', short: 'WIB' },
} as const

/** What the placeholders of a letter stand for, as its reader writes dates and speaks of reasons. */
export function valuesFor(facts: Facts, { name, language, country }: Reader, link: string) {
  const words = smallWords[language]
  const moment = momentsIn(language, country)
  const { amount_sen, refund_sen, arrives_from, arrives_to } = facts
  return {
    name,
    tracking_number: inGroups(facts.tracking_number),
    link,
    company: company.name,
    amount: formatRinggit((refund_sen ?? amount_sen) / 100),
    deadline: facts.deadline_at
      ? `${moment.withTime.format(facts.deadline_at)} ${zones[country].short}`
      : '–',
    pay_to: payTo(facts, language),
    reason: facts.reject_code
      ? facts.reject_reason || words.reject[facts.reject_code]
      : words.failure[facts.failure ?? 'other'],
    boxes: serialsOf(facts, language),
    serial: facts.serial ?? '',
    arrives:
      arrives_from && arrives_to
        ? moment.calendar.formatRange(new Date(arrives_from), new Date(arrives_to))
        : '–',
    place: facts.city ?? company.name,
    until: moment.day.format(facts.at.getTime() + freeStorage_ms),
    account: `${facts.refund_bank ?? ''} ••${facts.refund_number?.slice(-4) ?? ''}`,
    bank_reference: facts.bank_reference ?? '',
  } satisfies Record<Placeholder, string>
}

/** Where the button of a letter leads. */
export function linkFor(kind: LetterKind, facts: Facts, public_url: string, language: Language) {
  const { to, about } = letterOf(kind)
  const number = encodeURIComponent(facts.tracking_number)
  // Strangers have not chosen a language here yet.
  if (to === 'receiver') return `${public_url}/resi-detail?number=${number}&lang=${language}`
  if (about === 'parcel') return `${public_url}/resi-detail?number=${number}`
  if (kind === 'paid_shipment') return `${public_url}/shipment-detail?id=${facts.order_id}`
  if (kind === 'paid_boxes' || facts.refund_sen !== null) return `${public_url}/voucher`
  return `${public_url}/shipment-success?id=${facts.order_id}`
}

function momentsIn(language: Language, country: 'MY' | 'ID') {
  const locale = locales[language]
  const timeZone = zones[country].name
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return {
    withTime: new Intl.DateTimeFormat(locale, {
      ...day,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
    day: new Intl.DateTimeFormat(locale, { ...day, timeZone }),
    // Days of a calendar belong to no zone.
    calendar: new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' }),
  }
}

function payTo({ payment_type_id, bank_name, account_name, account_number }: Facts, language: Language) {
  const { pay } = smallWords[language]
  if (payment_type_id === 'qris') return pay.qris
  if (payment_type_id === 'cash') return pay.cash(bank_name ?? company.name)
  return pay.transfer([bank_name, account_number, account_name].filter(Boolean).join(', '))
}

function serialsOf({ serials }: Facts, language: Language) {
  const shown = serials.slice(0, mostSerials).join(', ')
  const rest = serials.length - mostSerials
  return rest > 0 ? `${shown} ${smallWords[language].more(rest)}` : shown
}
