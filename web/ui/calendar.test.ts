import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, addMonths, daysOfMonth, firstColumn } from './calendar.ts'

test('days go over months, years and the 29th of February', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2027-03-01', -1), '2027-02-28')
})

test('a month further is the same day, or the last there is', () => {
  assert.equal(addMonths('2026-01-31', 1), '2026-02-28')
  assert.equal(addMonths('2026-03-15', -3), '2025-12-15')
})

test('weeks start on Monday', () => {
  assert.equal(firstColumn('2026-11'), 6)
  assert.equal(firstColumn('2026-06'), 0)
  assert.equal(daysOfMonth('2026-11').length, 30)
  assert.equal(daysOfMonth('2028-02').at(-1), '2028-02-29')
})
