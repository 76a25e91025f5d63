import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOf, isBetter, trendOf, trendRules } from './trends.ts'

const day = {
  revenue: 0,
  orders: 0,
  delivered: 0,
  on_time: 0,
  answers: 0,
  answer_seconds: 0,
  first_tries: 0,
  failed_tries: 0,
}
const unknown = {
  revenue: null,
  orders: null,
  delivered: null,
  on_time: null,
  answers: null,
  answer_seconds: null,
  first_tries: null,
  failed_tries: null,
}
const { orders, on_time, answer, failed } = trendRules

test('sums are added, shares and averages are of the whole period', () => {
  const days = [
    { ...day, orders: 2, delivered: 3, on_time: 2, answers: 1, answer_seconds: 600 },
    { ...day, orders: 5 },
    { ...day, delivered: 1, on_time: 1, answers: 3, answer_seconds: 1800 },
  ]
  assert.deepEqual(trendOf(orders, days, unknown), { value: 7, before: null, points: [2, 5, 0] })
  assert.deepEqual(trendOf(on_time, days, unknown), { value: 75, before: null, points: [66.6, null, 100] })
  assert.equal(trendOf(answer, days, unknown).value, 10)
  assert.equal(trendOf(failed, days, unknown).value, null)
})

test('long periods are drawn by several days a point', () => {
  const days = Array.from({ length: 90 }, () => ({ ...day, orders: 1 }))
  assert.deepEqual(
    trendOf(orders, days, unknown).points,
    Array.from({ length: 30 }, () => 3),
  )
})

test('a change is told in percent of a sum, in points of a share, in minutes of a time', () => {
  const before = { ...unknown, orders: 50, delivered: 200, on_time: 190, answers: 2, answer_seconds: 6600 }
  assert.equal(changeOf(orders, 56, trendOf(orders, [], before).before), 12)
  assert.equal(changeOf(on_time, 93.6, trendOf(on_time, [], before).before), -1.4)
  assert.equal(changeOf(answer, 38, trendOf(answer, [], before).before), -17)
  assert.deepEqual(
    [isBetter(orders, 12), isBetter(on_time, -1.4), isBetter(answer, -17)],
    [true, false, true],
  )
})

test('nothing is compared with what was not counted, or was nothing', () => {
  assert.equal(changeOf(orders, 5, null), null)
  assert.equal(changeOf(orders, 5, 0), null)
  assert.equal(changeOf(on_time, null, 90), null)
})
