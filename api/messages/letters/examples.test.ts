import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#contract/platform/language.ts'
import { lacking } from '#contract/messages/letter-words.ts'
import { orderLetterKinds, orderLetterOf } from '#contract/messages/letters.ts'
import { asText } from './layout.ts'
import { drawnFaults } from '../../../web/locales/drawn-faults.ts'
import { exampleLetter, exampleText } from './examples.ts'
import type { Facts } from './facts.ts'
import { ownWords } from './words.ts'

const long = 'Perumahan Taman Sari Indah Permai Blok C-17, RT 003/RW 007, Jalan Kyai Haji Ahmad Dahlan 128'

/** From what every event has to what only the fullest one has. */
const amountsOfData: Record<string, Partial<Facts>> = {
  'as most have': {},
  'with the least': {
    deadline_at: null,
    payment_type_id: 'cash',
    bank_name: null,
    account_name: null,
    account_number: null,
    step_reason: null,
    arrives_from: null,
    arrives_to: null,
    city: null,
    counter_label: null,
    counter_place: null,
    asks_code: false,
    sender_side: null,
    receiver_side: null,
    visit_day: null,
    visit_from: null,
    visit_to: null,
    box_service: 'pickup',
    refund_bank: null,
    refund_number: null,
    office_words: null,
  },
  'with the most': {
    type: 'box_purchase',
    counter_label: long.slice(0, 80),
    counter_place: long,
    box_address: long,
    box_counter: long,
    home_region: '91',
    receiver_region: '73',
    counter_region: '73',
    serials: Array.from({ length: 100 }, (_, index) => `BX${String(index).padStart(10, '0')}`),
    reject_reason: long,
    office_words: long,
  },
}

for (const [name, known] of Object.entries(amountsOfData))
  test(`every letter ${name} is without gaps and codes, in three languages`, () => {
    for (const kind of orderLetterKinds)
      for (const language of languages) {
        const words = ownWords(kind)[language]
        const letter = exampleLetter(kind, language, words, 'https://seberang.test', known)
        const text = `${letter.subject}\n${asText(letter, language)}`
        assert.doesNotMatch(text, / – | {2}| [.,:;]|: \.|\.\./, `${kind} ${language}`)
        assert.deepEqual(drawnFaults(text), [], `${kind} ${language}\n${text}`)
      }
  })

test('the example of every letter has what the letter is useless without', () => {
  for (const kind of orderLetterKinds) {
    const { values } = exampleText(kind, 'id', ownWords(kind).id, 'https://seberang.test')
    assert.deepEqual(lacking(kind, values), [], kind)
  }
})

test('whoever bought boxes reads when and where they come, by the clock of the place', () => {
  const visit = { visit_day: '2026-11-23', visit_from: '09:00', visit_to: '12:00', home_region: '91' }
  const letter = exampleLetter('paid_boxes', 'id', ownWords('paid_boxes').id, 'https://seberang.test', visit)
  assert.match(
    asText(letter, 'id'),
    /kami antar ke Jalan Contoh 9, 40000 Shah Alam: Senin, 23 November 2026, 09:00–12:00 WIT\./,
  )
})

test('letters about claims lead to the claim; a receiver is never led to what is the owner’s', () => {
  for (const kind of orderLetterKinds) {
    const { link, footer } = exampleLetter(kind, 'id', ownWords(kind).id, 'https://seberang.test')
    if (kind.startsWith('claim_')) assert.match(link?.url ?? '', /\/claim\?id=/)
    if (orderLetterOf(kind).to !== 'receiver') continue
    assert.match(link?.url ?? '', /\/resi-detail\?number=\w+&lang=id#v=[\w-]{22}$/)
    assert.match(footer?.url ?? '', /unsubscribe/)
  }
})

test('a stranger reads the first name of whoever sends, and nothing else that was typed as one', () => {
  const said = (name: string | null) => {
    const side = { service_type: 'pickup', counter: null, region_id: 'MY-10' }
    const visit = { visit_day: null, visit_from: null, visit_to: null }
    const letter = exampleLetter(
      'receiver_coming',
      'sg',
      ownWords('receiver_coming').sg,
      'https://seberang.test',
      {
        sender_side: { name, ...side, ...visit },
      },
    )
    return letter.paragraphs.find((text) => text.includes('is sending you'))?.split(' is sending')[0]
  }
  assert.deepEqual(['Siti Rahmawati', 'https://evil.example now', 'evil.example', '', null].map(said), [
    'Siti',
    'Somebody',
    'Somebody',
    'Somebody',
    'Somebody',
  ])
})

test('a proof is asked of whoever transfers, and of nobody who pays at a counter', () => {
  const asked = (payment_type_id: 'transfer' | 'cash') =>
    exampleLetter('order_placed', 'sg', ownWords('order_placed').sg, 'https://seberang.test', {
      payment_type_id,
    }).paragraphs.some((text) => text.startsWith('Send the proof of payment'))
  assert.deepEqual([asked('transfer'), asked('cash')], [true, false])
})
