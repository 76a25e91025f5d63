import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineCodes, wordOfLine } from '#contract/prices/priced-line.ts'
import quote from '../../locales/id/quote.ts'
import { figuresIn } from './use-figures.ts'

test('no line of a price is shown without a number that its words ask for', () => {
  const known = Object.keys(figuresIn('id').words({}))
  const everything = Object.fromEntries(known.map((name) => [name, 1]))
  const words: Readonly<Record<string, string>> = quote.line
  for (const code of lineCodes)
    for (const params of [{}, { least: 1 }, { plus: 1 }, everything]) {
      const asked = [...(words[wordOfLine(code, params)] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(
        ([, name]) => name,
      )
      for (const name of asked) assert.ok(known.includes(name ?? ''), `${code}: ${name}`)
    }
  assert.equal(figuresIn('id').words({ max_kg: 70 }).max_kg, '70')
})
