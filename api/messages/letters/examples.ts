import { countryReading } from '#contract/places/countries.ts'
import { company } from '#contract/site/company.ts'
import type { Language } from '#contract/platform/language.ts'
import type { LetterWords } from '#contract/messages/letter-words.ts'
import { orderLetterOf, type OrderLetter } from '#contract/messages/letters.ts'
import type { Facts } from './facts.ts'
import { compose } from './compose.ts'
import type { OrderText } from './letter-job.ts'
import { linksFor, valuesFor } from './values.ts'

const day_ms = 86_400_000
const question = {
  id: 'Apakah kemasannya masih ada?',
  my: 'Adakah pembungkusannya masih ada?',
  sg: 'Do you still have the packing?',
}
const note = {
  id: 'Terima kasih atas foto-fotonya.',
  my: 'Terima kasih atas gambar-gambarnya.',
  sg: 'Thank you for the pictures.',
}
const refunds = new Set<OrderLetter>([
  'refund_paid',
  'refund_paid_in_cash',
  'refund_sent_back',
  'refund_not_sent',
  'refund_owed',
  'refund_withdrawn',
  'voucher_confirmed',
  'weighed_lighter',
])

/** A letter with invented data, for the office to look at. */
export function exampleLetter(
  kind: OrderLetter,
  language: Language,
  words: LetterWords,
  public_url: string,
  known: Partial<Facts> = {},
) {
  return compose({ language, public_url, ...exampleText(kind, language, words, public_url, known) })
}

export function exampleText(
  kind: OrderLetter,
  language: Language,
  words: LetterWords,
  public_url: string,
  known: Partial<Facts> = {},
): OrderText {
  const facts = { ...exampleFacts(kind, language), ...known }
  const isStranger = kind.startsWith('receiver_')
  const country = countryReading(language)
  const reader = { name: 'Siti Aminah', language, country, is_owner: !isStranger } as const
  const base = { public_url, visitKeyOf: () => 'AAAAAAAAAAAAAAAAAAAAAA' }
  const values = valuesFor(facts, reader, linksFor(kind, facts, base, language))
  const unsubscribe_url = isStranger ? `${public_url}/unsubscribe?lang=${language}` : undefined
  return { kind, words, values, unsubscribe_url }
}

const nobody = {
  owner_email: company.email,
  owner_name: null,
  owner_language: null,
  muted: [],
  receiver_email: null,
  receiver_name: null,
  receiver_country: null,
  receiver_language: null,
  home_country: 'MY',
  home_region: null,
  free_days: 7,
  receiver_region: null,
  counter_region: null,
} as const satisfies Partial<Facts>

const difference = {
  concerns_id: '00000000-0000-7000-8000-000000000001',
  concerns_number: 'SB0000000000001',
} as const satisfies Partial<Facts>

const noWords = { cancel_words: null, return_words: null } as const satisfies Partial<Facts>

const boxesToCome = {
  box_service: 'delivery',
  box_address: 'Jalan Contoh 9, 40000 Shah Alam',
  box_counter: null,
  moved_region: 'MY-10',
  visit_from: '09:00',
  visit_to: '12:00',
} as const satisfies Partial<Facts>

/** Of everybody who sends, and of whoever gets it. */
function appointmentsOn(visit_day: string) {
  const visit = { visit_day, visit_from: '09:00', visit_to: '12:00' }
  const sender = {
    name: 'Nur Contoh',
    service_type: 'drop_off',
    counter: 'Pos Contoh, Jalan Contoh 9, 40000 Shah Alam',
  }
  return {
    visit_day,
    sender_side: { ...sender, ...visit, region_id: 'MY-10' },
    receiver_side: { name: 'Ibu Contoh', service_type: 'delivery', counter: null, ...visit, region_id: '32' },
  } satisfies Partial<Facts>
}

const refundSent = {
  is_unsaid: false,
  refund_bank: 'BCA',
  refund_number: '0012345678',
  bank_reference: 'TRX 20261121',
} as const satisfies Partial<Facts>

function exampleFacts(kind: OrderLetter, language: Language): Facts {
  const now = Date.now()
  return {
    order_id: '00000000-0000-7000-8000-000000000000',
    type: 'shipment',
    tracking_number: 'SB0000000000000',
    at: new Date(now),
    ...nobody,
    amount_sen: 13_642,
    deadline_at: new Date(now + day_ms),
    payment_type_id: 'transfer',
    bank_name: 'Maybank',
    account_name: company.name,
    account_number: '5140 0000 0001',
    pay_reference: null,
    ...rejectionIn(kind),
    cancel_reason: kind.endsWith('_cancelled') || kind === 'order_ended' ? 'not_served' : null,
    ...noWords,
    ...eventReasonsIn(kind),
    step_reason: stepReasonIn(kind),
    arrives_from: new Date(now + 4 * day_ms).toISOString(),
    arrives_to: new Date(now + 7 * day_ms).toISOString(),
    city: 'Bandung',
    counter_label: 'Pos Contoh',
    counter_place: 'Jalan Contoh 9, 40111 Bandung',
    asks_code: true,
    ...difference,
    claim_state: null,
    decline_code: kind.startsWith('claim_declined') ? 'weak_packing' : null,
    office_words: (kind === 'claim_asked' ? question : note)[language],
    ...boxesToCome,
    ...appointmentsOn(new Date(now + 2 * day_ms).toISOString().slice(0, 10)),
    serials: ['BX0000000000', 'BX0000000001'],
    serial: 'BX0000000000',
    refund_sen: refunds.has(kind) ? 3000 : null,
    ...refundSent,
    is_repeated: false,
  }
}

function eventReasonsIn(kind: OrderLetter): Pick<Facts, 'void_reason' | 'return_reason'> {
  return {
    void_reason: kind === 'voucher_voided' ? 'box_lost' : null,
    return_reason: kind.endsWith('sent_back') ? 'refused' : null,
  }
}

function stepReasonIn(kind: OrderLetter) {
  if (orderLetterOf(kind).about !== 'parcel') return null
  if (kind.endsWith('delayed')) return 'weather'
  if (kind.endsWith('lost')) return 'not_at_the_hub'
  if (kind.endsWith('refused')) return 'not_expected'
  return kind.endsWith('damaged') ? 'wet' : 'nobody_home'
}

function rejectionIn(kind: OrderLetter): Pick<Facts, 'reject_code' | 'reject_reason' | 'came_sen'> {
  const came_sen = kind === 'proof_rejected' ? 10_000 : null
  return { reject_code: rejectCodes[kind] ?? null, reject_reason: null, came_sen }
}

const rejectCodes: Partial<Record<OrderLetter, Facts['reject_code']>> = {
  proof_rejected: 'amount_differs',
  approval_corrected: 'amount_differs',
  payment_missing: 'not_received',
  refund_withdrawn: 'not_received',
}
