import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asMoney, asNumber } from './quote-fields.ts'

test('numbers are read with a comma as with a dot, and nothing is nothing', () => {
  for (const [typed, number] of [
    ['3,2', 3.2],
    [' 3.2 ', 3.2],
    ['', undefined],
    [undefined, undefined],
    ['berat', Number.NaN],
  ] as const)
    assert.deepEqual(asNumber.setValueAs(typed), number)
})

test('money is read as it is written on either side of the strait', () => {
  for (const [typed, ringgit] of [
    ['2000', 2000],
    ['2.000', 2000],
    ['2,000', 2000],
    ['2.000,50', 2000.5],
    ['2,000.50', 2000.5],
    ['1.234.567', 1_234_567],
    ['12,5', 12.5],
  ] as const)
    assert.equal(asMoney.setValueAs(typed), ringgit)
})
