import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstCheckedVisit, officeHours } from './first-checked-visit.ts'

test('the office has hours on six days', () => {
  assert.deepEqual(Object.keys(officeHours), ['1', '2', '3', '4', '5', '6'])
  assert.deepEqual(
    [officeHours['5'], officeHours['6']],
    [
      ['09:00', '18:00'],
      ['09:00', '13:00'],
    ],
  )
})

test('nobody is given a day before which no payment of theirs can be checked', () => {
  const given = (clock: string) => firstCheckedVisit(new Date(`${clock}+08:00`))
  // 27 November 2026 is a Friday.
  assert.equal(given('2026-11-27T08:00'), '2026-11-28')
  assert.equal(given('2026-11-27T15:59'), '2026-11-28')
  assert.equal(given('2026-11-27T16:30'), '2026-11-29')
  assert.equal(given('2026-11-27T23:48'), '2026-11-29')
  assert.equal(given('2026-11-28T03:00'), '2026-11-29')
  assert.equal(given('2026-11-28T12:00'), '2026-12-01')
  assert.equal(given('2026-11-29T10:00'), '2026-12-01')
})
