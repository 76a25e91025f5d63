import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepFigures, readMoney, readNumber, writeNumber } from './numbers.ts'

test('numbers are read with a comma as with a dot, and nothing is nothing', () => {
  for (const [typed, number] of [
    ['3,2', 3.2],
    [' 3.2 ', 3.2],
    ['', undefined],
    [' ', undefined],
    ['1,2,3', Number.NaN],
  ] as const)
    assert.deepEqual(readNumber(typed), number)
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
    assert.equal(readMoney(typed), ringgit)
})

test('a field shows what can be read again, and nothing for what is no number', () => {
  for (const language of ['id', 'my', 'sg'])
    for (const number of [0, 7, 3.2, 0.001, 1000, 120.5]) {
      assert.equal(readNumber(writeNumber(number, language)), number)
    }
  assert.equal(writeNumber(3.2, 'id'), '3,2')
  assert.equal(writeNumber(3.2, 'my'), '3.2')
  for (const nothing of [Number.NaN, undefined, null, '']) assert.equal(writeNumber(nothing, 'sg'), '')
})

test('letters and signs are no part of a number', () => {
  assert.equal(keepFigures('NaN7'), '7')
  assert.equal(keepFigures('RM 1.250,50'), '1.250,50')
  assert.equal(keepFigures('-5 kg'), '5')
})
