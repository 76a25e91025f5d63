import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { daysLater } from '../prices/working-days.ts'
import { claimWindow, mostPaid, type ClaimKind, type ClaimRecord } from './claim-rules.ts'

const record: ClaimRecord = {
  today: '2026-11-20',
  arrives_to: '2026-11-15',
  arrived_on: null,
  lost_on: null,
  is_handed_over: true,
  is_cancelled: false,
  cover: 100,
}

function refusalOf(kind: ClaimKind, changes: Partial<ClaimRecord>) {
  return claimWindow(kind, { ...record, ...changes }).refusal
}

test('damage and missing contents are claimed from the delivery until its seventh day is over', () => {
  for (const kind of ['damaged', 'missing'] as const) {
    const arrived_on = '2026-11-13'
    assert.equal(refusalOf(kind, { arrived_on, today: '2026-11-13' }), null)
    assert.equal(refusalOf(kind, { arrived_on, today: '2026-11-20' }), null)
    assert.equal(refusalOf(kind, { arrived_on, today: '2026-11-21' }), 'claim_too_late')
    assert.equal(refusalOf(kind, { arrived_on: null }), 'parcel_not_arrived')
  }
})

test('a parcel is lost from the day after its promised arrival on, for sixty days', () => {
  assert.equal(refusalOf('lost', { today: '2026-11-15' }), 'claim_too_early')
  assert.equal(refusalOf('lost', { today: '2026-11-16' }), null)
  assert.equal(refusalOf('lost', { today: '2027-01-14' }), null)
  assert.equal(refusalOf('lost', { today: '2027-01-15' }), 'claim_too_late')
  assert.equal(refusalOf('lost', { arrived_on: '2026-11-14' }), 'parcel_arrived')
})

test('a parcel that is reported lost need not be waited for, and the sixty days count from the report', () => {
  assert.equal(refusalOf('lost', { today: '2026-11-10', lost_on: '2026-11-10' }), null)
  assert.equal(refusalOf('lost', { today: '2026-11-09', lost_on: '2026-11-10' }), 'claim_too_early')
  const late = claimWindow('lost', { ...record, today: '2027-01-19', lost_on: '2026-11-20' })
  assert.deepEqual(late, { from: '2026-11-16', until: '2027-01-19', refusal: null })
})

test('nothing is paid for a late parcel, one that was never handed over, or one without cover', () => {
  assert.equal(refusalOf('late', {}), 'late_not_paid')
  assert.equal(refusalOf('lost', { is_handed_over: false }), 'parcel_not_handed_over')
  assert.equal(refusalOf('lost', { is_cancelled: true }), 'parcel_cancelled')
  assert.equal(refusalOf('lost', { cover: 0 }), 'nothing_covered')
})

test('no more is paid than the cover, what is wanted, or what the things cost; and it is said which of them', () => {
  assert.deepEqual(mostPaid({ cover: 300, wanted: 500, items: 800 }), { most: 300, because: 'cover' })
  assert.deepEqual(mostPaid({ cover: 300, wanted: 200, items: 800 }), { most: 200, because: 'wanted' })
  assert.deepEqual(mostPaid({ cover: 300, wanted: 200, items: 200 }), { most: 200, because: 'items' })
  const sen = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(sen, sen, sen, (cover, wanted, items) => {
      const { most } = mostPaid({ cover, wanted, items })
      return most <= cover && most <= wanted && most <= items
    }),
  )
})

test('days go over the end of a month and of a year', () => {
  assert.equal(daysLater('2026-12-28', 7), '2027-01-04')
  assert.equal(daysLater('2028-02-28', 1), '2028-02-29')
})
