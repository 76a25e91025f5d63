import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages, type Language } from '#contract/platform/language.ts'
import type { Placeholder } from '#contract/messages/letter-rules.ts'
import { isOrderLetter, letterKinds, letterOf } from '#contract/messages/letters.ts'
import { drawnFaults } from '../../../web/locales/drawn-faults.ts'
import { compose } from './compose.ts'
import { asHtml, asText } from './layout.ts'
import { wordsIn } from './all-words.ts'

const accessKinds = letterKinds.filter((kind) => !isOrderLetter(kind))
const long = 'Pos Kilat Pelabuhan Tanjung Perak Timur Nomor Seratus Dua Puluh Delapan Blok C'
const public_url = 'https://seberang.test'

function mostIn(language: Language): Partial<Record<Placeholder, string>> {
  const { minutes, application } = wordsIn[language].small
  return {
    code: '012345',
    minutes: minutes(10),
    days: '90',
    link: `${public_url}/staff-setup#x.y`,
    place: long,
    reference: 'AG-7K2M9QXT4H0Z1',
    login_email: 'counter@example.com',
    host: 'hooks.shop.example',
    reason: application.not_reached,
    office_words: `${long}.`,
  }
}

/** What a letter may do without is empty. */
function leastOf(kind: (typeof accessKinds)[number], language: Language) {
  const empty = (letterOf(kind).may ?? []).map((name) => [name, ''])
  return { ...mostIn(language), minutes: wordsIn[language].small.minutes(1), ...Object.fromEntries(empty) }
}

for (const language of languages)
  test(`every letter about codes, accounts and work is without gaps and codes, in ${language}`, () => {
    for (const kind of accessKinds)
      for (const given of [mostIn(language), leastOf(kind, language)]) {
        const named = new Set<string>([...letterOf(kind).must, ...(letterOf(kind).may ?? [])])
        const values = Object.fromEntries(Object.entries(given).filter(([name]) => named.has(name)))
        const words = wordsIn[language].letters[kind]
        const letter = compose({ kind, language, words, values, public_url })
        const text = `${letter.subject}\n${asText(letter, language)}`
        assert.doesNotMatch(text, / – | {2}| [.,:;]|: \.|\.\.|\n\n\n/, `${kind} ${language}`)
        assert.deepEqual(drawnFaults(text), [], `${kind} ${language}\n${text}`)
        assert.deepEqual(drawnFaults(asHtml(letter, language).replaceAll(/<[^>]*>/g, '\n')), [], kind)
        assert.equal(letter.link !== undefined, named.has('link'), kind)
        assert.equal(letter.code !== undefined, named.has('code'), kind)
        assert.equal(letter.footer, undefined, `${kind} always comes`)
      }
  })

test('all letters of one cause wait equally long, for their jobs do not know which it will be', () => {
  for (const { cause, waits_h } of letterKinds.map(letterOf))
    for (const other of letterKinds.map(letterOf).filter((rule) => rule.cause === cause))
      assert.equal(other.waits_h, waits_h, cause)
})

test('on a device appears what its owner has chosen to read, and nothing of codes', () => {
  for (const kind of letterKinds) {
    const { cause, to, push } = letterOf(kind)
    assert.equal(push, cause === 'order' && to === 'owner', kind)
  }
})
