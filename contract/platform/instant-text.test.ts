import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { textOfInstant } from './instant-text.ts'

test('any instant is written as the platform writes it', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (instant) => {
      assert.equal(textOfInstant(instant), instant.toISOString())
    }),
  )
  const ends = ['1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '+010000-01-01T00:00:00.000Z']
  for (const text of [...ends, '1969-12-31T23:59:59.999Z', '2028-02-29T12:00:00.007Z'])
    assert.equal(textOfInstant(new Date(text)), text)
})

test('of more days than are kept each is still right, and no instant at all is none', () => {
  for (let day = 0; day < 2500; day += 1) {
    const instant = new Date(Date.UTC(2026, 0, day, 7, 8, 9, 10))
    assert.equal(textOfInstant(instant), instant.toISOString())
  }
  assert.throws(() => textOfInstant(new Date(Number.NaN)), RangeError)
})
