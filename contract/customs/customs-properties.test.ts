import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { usd } from './customs-rates.ts'
import { customsGroups } from './customs-rules.ts'
import { estimateDuty } from './customs.ts'

const group = fc.constantFrom(...customsGroups)
const sen = fc.integer({ min: 0, max: 700_000 })
const question = fc.record({
  to: fc.constantFrom('ID' as const, 'MY' as const),
  mode: fc.constantFrom('air' as const, 'sea' as const),
  items: fc.array(
    fc.record({ group, quantity: fc.integer({ min: 1, max: 9 }), unit_value_sen: fc.nat(90_000) }),
    { maxLength: 5 },
  ),
  declared_value_sen: sen,
  freight_sen: fc.nat(100_000),
  insurance_sen: fc.nat(10_000),
  pmi: fc.option(fc.record({ relief_usd: fc.double({ min: 0, max: 2000, noNaN: true }) })),
  is_sale: fc.boolean(),
  day: fc.constant('2026-11-21'),
})

test('no part is ever negative or broken, and the relief stays within its rule', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { parts, total_sen, relief_sen, value_sen } = estimateDuty(asked)
      for (const { amount_sen, base_sen } of parts)
        assert.ok(Number.isInteger(amount_sen) && amount_sen >= 0 && base_sen >= 0)
      if (total_sen !== null && parts.length > 0)
        assert.equal(
          total_sen,
          parts.reduce((sum, part) => sum + part.amount_sen, 0),
        )
      assert.ok(relief_sen >= 0 && relief_sen <= value_sen)
      if (asked.to === 'ID') assert.ok(relief_sen <= Math.min(500, asked.pmi?.relief_usd ?? 0) * usd.sen)
    }),
  )
})

test('within a group more value never costs less, until the ordinary tariff begins', () => {
  fc.assert(
    fc.property(question, group, sen, sen, (asked, group, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const [less = null, more = null] = [low, high].map((value) => {
        const items = [{ group, quantity: 1, unit_value_sen: value }]
        return estimateDuty({ ...asked, items, declared_value_sen: value }).total_sen
      })
      // Once a sum is not estimated, it stays so.
      if (less === null) assert.equal(more, null)
      else if (more !== null) assert.ok(less <= more, `${low}: ${less}, ${high}: ${more}`)
    }),
  )
})
