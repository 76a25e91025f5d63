import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { languages, type Language } from '#contract/platform/language.ts'
import { foreignWords } from './foreign-words.ts'

type Texts = Map<string, string>

const namespaces = (await readdir(path.join(import.meta.dirname, 'id'))).toSorted()

test('the three languages have the same files', async () => {
  for (const language of languages)
    assert.deepEqual(
      (await readdir(path.join(import.meta.dirname, language))).toSorted(),
      namespaces,
      `files of ${language}`,
    )
})

for (const file of namespaces) {
  test(`${file} says the same things in three languages`, async () => {
    const id = await textsOf('id', file)
    for (const language of languages) {
      const own = await textsOf(language, file)
      assert.deepEqual(keysOf(own), keysOf(id), `keys in ${language}`)
      for (const [key, text] of own) {
        const where = `${language}/${file} ${key}`
        assert.notEqual(text.trim(), '', `${where} is empty`)
        assert.deepEqual(
          blanksIn(text),
          blanksIn(id.get(key) ?? id.get(asReference(key)) ?? text),
          `placeholders of ${where}`,
        )
      }
    }
  })

  test(`${file} borrows no word of the neighbour's language and leaves no sentence untranslated`, async () => {
    const [id, my, sg] = await Promise.all(languages.map((language) => textsOf(language, file)))
    const found = [...foreignIn('id', id), ...foreignIn('my', my), ...sameSentences(id, sg)]
    assert.deepEqual(found, [])
  })
}

test('English has a singular wherever a count stands before a plural', async () => {
  const found = await Promise.all(
    namespaces.map(async (file) => countsWithoutSingular(file, await textsOf('sg', file))),
  )
  assert.deepEqual(found.flat(), [])
})

// "12 parcels", "12 more parcels"; "12 sen" and "12 waiting" read the same with one.
function countsWithoutSingular(file: string, texts: Texts) {
  return [...texts]
    .filter(([, text]) => /\{\{\s*count\b[^}]*\}\}(?: [a-z-]+)? [a-z]+s\b/i.test(text))
    .filter(([key]) => !/_(?:one|other)$/.test(key) || !texts.has(key.replace(/_(?:one|other)$/, '_one')))
    .map(([key, text]) => `sg/${file} ${key}: ${text}`)
}

async function textsOf(language: Language, file: string): Promise<Texts> {
  const module: { default: unknown } = await import(path.join(import.meta.dirname, language, file))
  return new Map(leaves(module.default, ''))
}

function leaves(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  assert.ok(typeof value === 'object' && value !== null, `${key} is neither text nor a group of texts`)
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, key ? `${key}.${name}` : name))
}

// Only English has a singular form of its own.
function asReference(key: string) {
  return key.replace(/_one$/, '_other')
}

function keysOf(texts: Texts) {
  return [...new Set([...texts.keys()].map(asReference))].toSorted()
}

function blanksIn(text: string) {
  return [...new Set([...text.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name]) => name))].toSorted()
}

function foreignIn(language: 'id' | 'my', texts: Texts = new Map()) {
  return [...texts].flatMap(([key, text]) =>
    foreignWords(language, text).map((word) => `${language} ${key}: ${word}`),
  )
}

// Four words and more are a sentence; names and short labels may well be the same.
function sameSentences(id: Texts = new Map(), sg: Texts = new Map()) {
  return [...id]
    .filter(([key, text]) => text.split(/\s+/).length > 3 && sg.get(key) === text)
    .map(([key, text]) => `sg ${key}: ${text}`)
}
