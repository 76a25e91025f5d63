import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { largestPicture_MB, passportKept_days } from '#contract/platform/files.ts'
import { languages } from '#contract/platform/language.ts'
import { thresholdOn } from '#contract/customs/customs-rules.ts'
import {
  deliveriesKept_days,
  failingFor_days,
  hookPatience_s,
  hookWaits_s,
} from '#contract/messages/web-hooks.ts'
import { damage_days } from '#contract/money/claim-rules.ts'
import { mostVisitMoves } from '#contract/orders/visits.ts'
import { doorTries } from '#contract/parcels/door-codes.ts'
import { lastVisit_days, receiverDays_afterLatest } from '#contract/places/slots.ts'
import { callsPerMinute } from '../../people/api-keys/caller.ts'
import { answersKept_h } from '../../platform/sweep.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const pages = path.join(root, 'web/locales')
const letters = path.join(root, 'api/messages/letters/words')
const units =
  '(?:hours?|days?|weeks?|minutes?|months?|seconds?|times|jam|hari|minggu|menit|minit|bulan|detik|saat|kali|MB)'
const numbers: Record<string, number> = {
  ...namesOf('one two three four five six seven eight nine ten'),
  ...namesOf('satu dua tiga empat lima enam tujuh delapan sembilan sepuluh'),
  lapan: 8,
}
const withUnit = new RegExp(
  `(?<![\\w.,])(\\d+|${Object.keys(numbers).join('|')})\\s?(?:working\\s)?(${units})\\b`,
  'gi',
)
/** "Twice" is no limit, and neither is "only once". */
const idiom = /^(satu|dua) kali$/i

function namesOf(words: string) {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]))
}

// What nobody here decides, or what is no limit: laws, hours of service, habits of the trade, an extra day by the card.
const working_days = [5, 10]
const answer_days = [3]
const missed_days = [1]
const payout_days = [2]
const dayAndNight_h = 24
const law_h = [24]
const least = [1]
const advised_min = 5
const atSea_days = 14
const yearly = (['pmi_shipments_bp2mi', 'pmi_shipments_foreign_ministry'] as const).map((rule) =>
  thresholdOn('ID', rule, '2026-11-22'),
)

/** Numbers written out in a sentence, by where they come from; weeks count as days. Everything else is filled in from its constant. */
const told: Record<string, readonly number[]> = {
  about: least,
  service_air: least,
  service_sea: [atSea_days],
  site: least,
  agent_registration: [...answer_days, 10],
  shipment_local: [...working_days, lastVisit_days],
  shipment_international: working_days,
  shipment_detail: [mostVisitMoves],
  shipment_success: payout_days,
  receiver: missed_days,
  receiver_answers: missed_days,
  faq: [dayAndNight_h, lastVisit_days, ...yearly],
  services: [dayAndNight_h],
  privacy: law_h,
  developers: [callsPerMinute, advised_min, answersKept_h, hookPatience_s, hookWaits_s.length + 1],
  error: [largestPicture_MB, mostVisitMoves, receiverDays_afterLatest, ...least],
  shipment: [passportKept_days, receiverDays_afterLatest, ...yearly],
  office_parcels: [doorTries],
  web_hooks: [deliveriesKept_days, hookPatience_s, failingFor_days],
}

const toldInLetters: typeof told = {
  accounts: [failingFor_days],
  money: payout_days,
  parcels: [damage_days],
  small: [dayAndNight_h],
  work: answer_days,
}

async function numbersIn(file: string) {
  const texts: unknown = await import(file)
  return [...JSON.stringify(texts).matchAll(withUnit)]
    .filter(([all]) => !idiom.test(all))
    .map(([, number = '', unit = '']) => {
      const count = numbers[number.toLowerCase()] ?? Number(number)
      return /^(week|minggu)/i.test(unit) ? count * 7 : count
    })
}

test('the terms name no share that a rate card decides', async () => {
  for (const language of languages) {
    const { default: terms }: { default: unknown } = await import(path.join(pages, language, 'term.ts'))
    assert.deepEqual(JSON.stringify(terms).match(/\d\s?%/g), null, `${language}: fill it in from the card`)
  }
})

for (const [what, folder, known] of [
  ['a page', pages, told],
  ['a letter', letters, toldInLetters],
] as const)
  test(`a limit in a sentence of ${what} is the one that holds`, async () => {
    for (const language of languages)
      for (const file of readdirSync(path.join(folder, language))) {
        // It puts the others together.
        if (file === 'index.ts') continue
        for (const number of await numbersIn(path.join(folder, language, file)))
          assert.ok(
            known[path.basename(file, '.ts')]?.includes(number),
            `${number} in ${language}/${file}: fill it in from its constant`,
          )
      }
  })
