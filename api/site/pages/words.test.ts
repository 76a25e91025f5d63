import assert from 'node:assert/strict'
import { globSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { languages, type Language } from '#contract/platform/language.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const places: Record<Language, number> = { id: 2, my: 3, sg: 4 }

/** The rows of the table, without its head. */
const rows = readFileSync(path.join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| thing'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

/** Every sentence of a language, on screens and in letters, without the names of what is filled in. */
async function sentencesOf(language: Language) {
  const folders = [`web/locales/${language}`, `api/messages/letters/words/${language}`].map((name) =>
    path.join(root, name),
  )
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  const modules: object[] = await Promise.all(files.map((file) => import(file)))
  return modules
    .flatMap((module) => textsIn({ ...module }))
    .map((text) => text.replaceAll(/\{\{.*?\}\}|\(\/.*?\)/g, ' '))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const wordsIn = (cell = '') => cell.split(',').flatMap((word) => word.trim() || [])
const asWord = (word: string) => new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'iu')

for (const language of languages)
  test(`each thing has one word in ${language}`, async () => {
    const sentences = await sentencesOf(language)
    assert.ok(sentences.length > 2000 && rows.length > 20)
    for (const row of rows) {
      const [thing] = row
      for (const word of wordsIn(row[places[language]]))
        assert.ok(
          sentences.some((one) => asWord(word).test(one)),
          `${thing}: ${word} is used nowhere`,
        )
      for (const word of wordsIn(row[places[language] + 3]))
        assert.deepEqual(
          sentences.filter((one) => asWord(word).test(one)),
          [],
          `${thing}: ${word} is another word for it`,
        )
    }
  })

test('what the table names in the code is there', () => {
  const schema = readFileSync(path.join(root, 'database/schema.ts'), 'utf8')
  const contract = globSync('contract/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  )
  for (const [thing, code = ''] of rows) {
    const word = code.replaceAll('`', '')
    const known = asWord(word)
    assert.ok(
      schema.includes(`  ${word}: `) ||
        globSync(`api/*/${word}`, { cwd: root }).length > 0 ||
        contract.some((text) => known.test(text)),
      `${thing}: nothing is called ${word}`,
    )
  }
})
