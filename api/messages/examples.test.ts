import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#contract/language.ts'
import { letterKinds, letterOf } from '#contract/letters.ts'
import { asText } from '../mail/layout.ts'
import { exampleLetter } from './examples.ts'
import { ownWords } from './words.ts'

test('every letter has an example without gaps, in three languages', () => {
  for (const kind of letterKinds)
    for (const language of languages) {
      const letter = exampleLetter(kind, language, ownWords(kind)[language], 'https://seberang.test')
      const text = `${letter.subject}\n${asText(letter, language)}`
      assert.doesNotMatch(
        text,
        /\{\{|undefined|null|NaN|Invalid| – | {2}| [.,:;]|: \.|\.\./,
        `${kind} ${language}`,
      )
    }
})

test('letters about claims lead to the claim; a receiver is never led to what is the owner’s', () => {
  for (const kind of letterKinds) {
    const { link, footer } = exampleLetter(kind, 'id', ownWords(kind).id, 'https://seberang.test')
    if (kind.startsWith('claim_')) assert.match(link?.url ?? '', /\/claim\?id=/)
    if (letterOf(kind).to !== 'receiver') continue
    assert.match(link?.url ?? '', /\/resi-detail\?number=\w+&lang=id$/)
    assert.match(footer?.url ?? '', /unsubscribe/)
  }
})
