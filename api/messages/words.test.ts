import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsInEnglish } from './words/sg/parcels.ts'
import { wordsInIndonesian } from './words/id/parcels.ts'
import { wordsInMalay } from './words/my/parcels.ts'
import { letterKinds, placeholderFaults } from '#contract/letters.ts'
import { foreignWords } from '../../web/locales/foreign-words.ts'

const own = { id: wordsInIndonesian, my: wordsInMalay, sg: wordsInEnglish }

test('every letter of ours keeps the rules it sets for the office', () => {
  for (const [language, words] of Object.entries(own))
    for (const kind of letterKinds) {
      const faults = placeholderFaults(kind, words[kind])
      assert.deepEqual(faults, { unknown: [], missing: [] }, `${language} ${kind}`)
    }
})

test("no letter borrows a word of the neighbour's language", () => {
  for (const language of ['id', 'my'] as const)
    for (const kind of letterKinds) {
      const { subject, paragraphs, button } = own[language][kind]
      assert.deepEqual(foreignWords(language, [subject, ...paragraphs, button].join('\n')), [], kind)
    }
})
