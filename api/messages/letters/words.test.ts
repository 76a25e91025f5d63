import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { languages } from '#contract/platform/language.ts'
import { placeholderFaults, type Words } from '#contract/messages/letter-words.ts'
import { letterKinds, letterOf } from '#contract/messages/letters.ts'
import { foreignWords } from '../../../web/locales/foreign-words.ts'
import { wordsIn } from './all-words.ts'

test('every letter of ours keeps the rules it sets for the office', () => {
  for (const language of languages)
    for (const kind of letterKinds) {
      const faults = placeholderFaults(kind, wordsIn[language].letters[kind])
      assert.deepEqual(faults, { unknown: [], missing: [] }, `${language} ${kind}`)
    }
})

test("no letter borrows a word of the neighbour's language", () => {
  for (const language of ['id', 'my'] as const)
    for (const kind of letterKinds) {
      const { subject, paragraphs, button = '' }: Words = wordsIn[language].letters[kind]
      assert.deepEqual(foreignWords(language, [subject, ...paragraphs, button].join('\n')), [], kind)
    }
})

test('every letter about an account is sent by something', () => {
  const api = path.resolve(import.meta.dirname, '../..')
  const files = globSync('**/*.ts', { cwd: api }).filter((file) => !file.endsWith('.test.ts'))
  const sent = files.flatMap((file) =>
    [...readFileSync(path.join(api, file), 'utf8').matchAll(/await writeToOwner\([^)]*'(\w+)'/g)].map(
      ([, kind]) => kind,
    ),
  )
  const ofAccounts = letterKinds.filter((kind) => letterOf(kind).cause === 'account')
  assert.deepEqual(new Set(sent), new Set<string>(ofAccounts))
})
