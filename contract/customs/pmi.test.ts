import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { pmiAllowance, pmiRegistrations } from './pmi.ts'

const small = { length_cm: 40, width_cm: 35, height_cm: 30 }
const year = 2026

test('a worker registered with BP2MI has three parcels of USD 500 a year', () => {
  const used = [
    { usd: 320.5, date: '2026-02-01' },
    { usd: 700, date: '2026-05-30' },
    { usd: 500, date: '2025-12-31' },
  ]
  const allowance = pmiAllowance({ registration: 'bp2mi', used, year, parcel: { usd: 620.4, ...small } })
  assert.deepEqual(allowance, {
    shipments_allowed: 3,
    shipments_used: 2,
    shipments_left: 1,
    usd_per_shipment: 500,
    usd_allowed: 1500,
    usd_used: 820.5,
    relief_usd: 500,
    excess_usd: 120.4,
    is_within_size: true,
    warnings: ['pmi_value_above_relief'],
  })
})

test('the foreign ministry gives one, and nobody without registration has any', () => {
  const parcel = { usd: 100, ...small }
  const one = pmiAllowance({ registration: 'foreign_ministry', used: [], year, parcel })
  assert.deepEqual([one.shipments_left, one.relief_usd], [1, 100])
  const used = [{ usd: 5, date: '2026-01-01' }]
  const spent = pmiAllowance({ registration: 'foreign_ministry', used, year, parcel })
  assert.deepEqual([spent.relief_usd, spent.excess_usd, spent.warnings], [0, 100, ['pmi_no_shipments_left']])
  const none = pmiAllowance({ registration: 'none', used: [], year, parcel })
  assert.deepEqual([none.shipments_allowed, none.relief_usd, none.warnings], [0, 0, ['pmi_not_registered']])
})

test('60 x 60 x 80 cm counts however the parcel is turned', () => {
  const within = (length_cm: number, width_cm: number, height_cm: number) =>
    pmiAllowance({
      registration: 'bp2mi',
      used: [],
      year,
      parcel: { usd: 1, length_cm, width_cm, height_cm },
    })
  assert.equal(within(80, 60, 60).is_within_size, true)
  assert.equal(within(60, 80, 60).is_within_size, true)
  assert.equal(within(60, 60, 80).is_within_size, true)
  assert.deepEqual(within(61, 61, 10).warnings, ['pmi_parcel_opened_for_size'])
  assert.equal(within(81, 10, 10).is_within_size, false)
})

test('the relief never exceeds what a year allows, and nothing of the value is lost', () => {
  const cents = fc.nat(300_000).map((amount) => amount / 100)
  fc.assert(
    fc.property(
      fc.constantFrom(...pmiRegistrations),
      fc.array(cents, { maxLength: 8 }),
      (registration, values) => {
        const used: { usd: number; date: string }[] = []
        let relieved = 0
        for (const usd of values) {
          const answer = pmiAllowance({ registration, used, year, parcel: { usd, ...small } })
          assert.ok(answer.relief_usd >= 0 && answer.relief_usd <= 500 && answer.excess_usd >= 0)
          assert.ok(Math.abs(answer.relief_usd + answer.excess_usd - usd) < 0.001)
          assert.ok(answer.shipments_left >= 0 && answer.usd_used >= 0)
          relieved += answer.relief_usd
          used.push({ usd, date: '2026-06-01' })
          assert.ok(relieved <= answer.usd_allowed)
        }
      },
    ),
  )
})
