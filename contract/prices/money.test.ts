import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { formatRinggit, money } from './money.ts'

test('ringgit on the wire are sen inside, to the sen', () => {
  for (const [ringgit, sen] of [
    [0, 0],
    [50, 5000],
    [0.1, 10],
    [0.29, 29],
    [1234.5, 123_450],
    [1.15, 115],
  ] as const) {
    assert.equal(z.decode(money, ringgit), sen)
    assert.equal(z.encode(money, sen), ringgit)
  }
})

test('a third decimal, a negative amount and text are refused', () => {
  for (const wrong of [0.001, -1, '5', Number.NaN, Number.POSITIVE_INFINITY, 10_000_001])
    assert.equal(money.safeParse(wrong).success, false)
})

test('prices are written the same in every language', () => {
  assert.equal(formatRinggit(1234.5), 'RM\u00a01,234.50')
})
