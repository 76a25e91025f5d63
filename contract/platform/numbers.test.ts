import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages, locales } from './language.ts'
import { numberIn } from './numbers.ts'

const values = [0, 1, 7.5, 12.345, 999, 1000, 1234.5678, 0.1, 0.0004, 99_999, 1_234_567.891, -3.5, -1200]

test('numbers are written as the browser would', () => {
  for (const language of languages)
    for (const digits of [0, 1, 3]) {
      const intl = new Intl.NumberFormat(locales[language], {
        maximumFractionDigits: digits,
        roundingMode: 'halfExpand',
      })
      for (const value of values)
        assert.equal(numberIn(language, value, digits), intl.format(value), `${language} ${value} ${digits}`)
    }
})
