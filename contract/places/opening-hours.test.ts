import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOpenThrough, openingAt } from './opening-hours.ts'
import { openingHours } from './hours-shapes.ts'

const day = ['09:00', '18:00'] as const
const hours = openingHours.parse({ 1: day, 2: day, 3: day, 4: day, 5: day, 6: ['09:00', '13:00'] })
const [kl, jakarta] = ['MYT', 'WIB'] as const

test('a place opens and closes by its own clock', () => {
  // Friday, 09:30 in Kuala Lumpur is 08:30 in Jakarta.
  const moment = new Date('2026-11-20T01:30:00Z')
  assert.deepEqual(openingAt(hours, kl, moment), { state: 'open', until: '18:00' })
  assert.deepEqual(openingAt(hours, jakarta, moment), {
    state: 'closed',
    next: { in_days: 0, weekday: 5, from: '09:00' },
  })
})

test('the minute of closing is closed, and the next opening skips the days between', () => {
  assert.deepEqual(openingAt(hours, kl, new Date('2026-11-21T04:59:00Z')), { state: 'open', until: '13:00' })
  assert.deepEqual(openingAt(hours, kl, new Date('2026-11-21T05:00:00Z')), {
    state: 'closed',
    next: { in_days: 2, weekday: 1, from: '09:00' },
  })
})

test('a place open once a week opens again in a week, one without hours never', () => {
  const mondays = openingHours.parse({ 1: day })
  assert.deepEqual(openingAt(mondays, kl, new Date('2026-11-16T12:00:00Z')), {
    state: 'closed',
    next: { in_days: 7, weekday: 1, from: '09:00' },
  })
  assert.deepEqual(openingAt({}, kl, new Date()), { state: 'closed', next: null })
})

test('hours that end before they begin, or on an eighth day, are no hours', () => {
  assert.equal(openingHours.safeParse({ 1: ['18:00', '09:00'] }).success, false)
  assert.equal(openingHours.safeParse({ 8: day }).success, false)
  assert.equal(openingHours.safeParse({ 1: ['9:00', '18:00'] }).success, false)
})

test('a place is open through hours that lie within its own, on the weekday of the day', () => {
  const within = (date: string, from: string, to: string) => isOpenThrough(hours, date, { from, to })
  // A Friday, a Saturday that ends at one, and a Sunday.
  assert.equal(within('2026-11-27', '15:00', '18:00'), true)
  assert.equal(within('2026-11-28', '09:00', '12:00'), true)
  assert.equal(within('2026-11-28', '12:00', '15:00'), false)
  assert.equal(within('2026-11-29', '09:00', '12:00'), false)
})
