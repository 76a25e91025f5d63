import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { languages } from '#contract/platform/language.ts'
import { placeholderFaults, type Words } from '#contract/messages/letter-words.ts'
import { letterKinds, letterOf } from '#contract/messages/letters.ts'
import { foreignWords } from '../../../web/locales/foreign-words.ts'
import { codePurposes } from '../../people/accounts/codes.ts'
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

const api = path.resolve(import.meta.dirname, '../..')
const statements = globSync('**/*.ts', { cwd: api })
  .filter((file) => !/\.test\.ts$|\/test-|letters\/words\//.test(file))
  .map((file) => readFileSync(path.join(api, file), 'utf8'))

test('every letter about an account is sent by something', () => {
  const sent = statements.flatMap((text) =>
    [...text.matchAll(/await writeToOwner\([^)]*'(\w+)'/g)].map(([, kind]) => kind),
  )
  const ofAccounts = letterKinds.filter((kind) => letterOf(kind).cause === 'account')
  assert.deepEqual(new Set(sent), new Set<string>(ofAccounts))
})

// Those about orders follow from what is recorded of them (`on`).
test('every letter that is sent on purpose is named by whoever sends it', () => {
  const onPurpose = letterKinds.filter((kind) => letterOf(kind).cause !== 'order')
  assert.ok(onPurpose.length > 10)
  const codes = new Set<string>(codePurposes.map((purpose) => `code_${purpose}`))
  const isNamed = (kind: string) => codes.has(kind) || statements.some((text) => text.includes(`'${kind}'`))
  assert.deepEqual(
    onPurpose.filter((kind) => !isNamed(kind)),
    [],
  )
})
