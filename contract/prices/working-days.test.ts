import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { arrivesBetween, firstWorkingDay, isWorkingDay, workingDaysLater } from './working-days.ts'

const jakarta = { weekend: 'sat-sun', holidays: ['2026-12-24', '2026-12-25'] } as const
const selangor = { weekend: 'sat-sun', holidays: ['2026-12-25'] } as const
const kelantan = { weekend: 'fri-sat', holidays: ['2026-12-25'] } as const

test('each region rests on its own weekend, and both on holidays', () => {
  assert.equal(isWorkingDay('2026-12-18', selangor), true)
  assert.equal(isWorkingDay('2026-12-18', kelantan), false)
  assert.equal(isWorkingDay('2026-12-20', selangor), false)
  assert.equal(isWorkingDay('2026-12-20', kelantan), true)
  assert.equal(isWorkingDay('2026-12-24', selangor), true)
  assert.equal(isWorkingDay('2026-12-24', jakarta), false)
})

test('working days are counted across weekends, holidays and the turn of the year', () => {
  assert.equal(workingDaysLater('2026-12-22', 3, jakarta), '2026-12-29')
  assert.equal(workingDaysLater('2026-12-31', 1, selangor), '2027-01-01')
  assert.equal(workingDaysLater('2026-12-22', 0, jakarta), '2026-12-22')
  assert.equal(firstWorkingDay('2026-12-24', jakarta), '2026-12-28')
})

test('a parcel is handed over on a working day of the origin and arrives on one of the destination', () => {
  // Friday: Kelantan rests, so the parcel starts on Sunday; Jakarta counts from Monday.
  assert.deepEqual(arrivesBetween('2026-12-18', { min: 1, max: 5 }, kelantan, jakarta), {
    from: '2026-12-21',
    to: '2026-12-29',
  })
})

test('more days never arrive earlier, and every arrival is a working day', () => {
  const start = fc.date({ min: new Date('2026-11-01'), max: new Date('2027-12-01'), noInvalidDate: true })
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 5 }), (date, min, more) => {
      const day = date.toISOString().slice(0, 10)
      const { from, to } = arrivesBetween(day, { min, max: min + more }, selangor, jakarta)
      assert.ok(day < from && from <= to)
      assert.ok(isWorkingDay(from, jakarta) && isWorkingDay(to, jakarta))
    }),
  )
})

test('counting ends with the calendar instead of going on forever', () => {
  assert.throws(() => workingDaysLater('9999-12-30', 5, { weekend: 'sat-sun', holidays: [] }), RangeError)
})
