import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usd } from './customs-rates.ts'
import { customsGroups, customsRules, percentOn, type CustomsGroup } from './customs-rules.ts'
import { estimateDuty } from './customs.ts'
import type { DutyQuestion } from './duty.ts'

const day = '2026-11-21'
const dollars = (amount: number) => Math.round(amount * usd.sen)

function ask(to: 'ID' | 'MY', group: CustomsGroup, value_sen: number, more: Partial<DutyQuestion> = {}) {
  const items = [{ group, quantity: 1, unit_value_sen: value_sen }]
  return estimateDuty({ to, mode: 'air', items, declared_value_sen: value_sen, day, ...more })
}

test('into Indonesia up to USD 3 nothing is paid; one sen more and all of it is taxed', () => {
  assert.deepEqual(
    [ask('ID', 'general', dollars(3)).outcome, ask('ID', 'general', dollars(3)).total_sen],
    ['free', 0],
  )
  const { outcome, parts } = ask('ID', 'general', dollars(3) + 1)
  assert.equal(outcome, 'estimated')
  assert.deepEqual(
    parts.map(({ code, base_sen, amount_sen }) => [code, base_sen, amount_sen]),
    [
      ['duty', 1261, 95],
      ['vat', 1356, 149],
    ],
  )
})

test('what a limit or a share of the freight has beyond a whole sen is left away', () => {
  // USD 3 are 1261.5 sen.
  const fx = { sen: 420.5 }
  assert.equal(ask('ID', 'general', 1261, { fx }).outcome, 'free')
  assert.equal(ask('ID', 'general', 1262, { fx }).outcome, 'estimated')
  const items = [
    { group: 'bags', quantity: 1, unit_value_sen: 10_000 },
    { group: 'books', quantity: 1, unit_value_sen: 20_000 },
  ] as const
  const { parts } = ask('ID', 'general', 30_000, { items, freight_sen: 200 })
  // 66.7 and 133.3 sen of freight.
  assert.deepEqual(
    parts.slice(0, 2).map(({ base_sen }) => base_sen),
    [10_066, 20_133],
  )
})

test('each group has its own duty, and tax is paid on goods and duty together', () => {
  const duty = { general: 7.5, books: 0, cosmetics: 15, iron_steel: 15, watches: 15, bags: 25, phones: 7.5 }
  const more = { textiles: 25, footwear: 25, bicycles: 25 }
  for (const [group, percent] of Object.entries({ ...duty, ...more })) {
    const known = customsGroups.find((name) => name === group)
    assert.ok(known)
    const { parts, total_sen } = ask('ID', known, 100_000)
    assert.deepEqual([parts[0]?.percent, parts[0]?.amount_sen], [percent, percent * 1000])
    const vat = Math.round((100_000 + percent * 1000) * 0.11)
    assert.equal(total_sen, percent * 1000 + vat)
  }
})

test('goods of several kinds are taxed kind by kind, with their share of freight and insurance', () => {
  const { parts, total_sen } = estimateDuty({
    to: 'ID',
    mode: 'sea',
    items: [
      { group: 'bags', quantity: 2, unit_value_sen: 10_000 },
      { group: 'books', quantity: 4, unit_value_sen: 5000 },
    ],
    declared_value_sen: 40_000,
    freight_sen: 3800,
    insurance_sen: 200,
    day,
  })
  assert.deepEqual(
    parts.map(({ group, base_sen, amount_sen }) => [group, base_sen, amount_sen]),
    [
      ['bags', 22_000, 5500],
      ['books', 22_000, 0],
      [null, 49_500, 5445],
    ],
  )
  assert.equal(total_sen, 10_945)
})

test('above USD 1,500 no sum is named', () => {
  assert.equal(ask('ID', 'general', dollars(1500)).outcome, 'estimated')
  const { outcome, total_sen, warnings } = ask('ID', 'general', dollars(1500) + 1)
  assert.deepEqual([outcome, total_sen, warnings], ['not_estimated', null, ['ordinary_tariff']])
})

test('what is declared above the items is general goods, and said', () => {
  const { parts, warnings, value_sen } = ask('ID', 'books', 20_000, { declared_value_sen: 30_000 })
  assert.deepEqual(
    [parts.map(({ group, base_sen }) => [group, base_sen]), warnings, value_sen],
    [
      [
        ['books', 20_000],
        ['general', 10_000],
        [null, 30_750],
      ],
      ['value_differs_from_items'],
      30_000,
    ],
  )
})

test('a migrant worker pays for what is beyond the relief, and for phones', () => {
  const pmi = { relief_usd: 500 }
  assert.equal(ask('ID', 'textiles', dollars(500), { pmi }).outcome, 'free')
  const beyond = ask('ID', 'textiles', dollars(600), { pmi })
  assert.equal(beyond.relief_sen, dollars(500))
  assert.deepEqual([beyond.parts[0]?.base_sen, beyond.parts[0]?.percent], [dollars(100), 7.5])
  const phone = ask('ID', 'phones', dollars(200), { pmi })
  assert.deepEqual([phone.relief_sen, phone.outcome], [0, 'estimated'])
  assert.deepEqual(ask('ID', 'bags', dollars(100), { pmi: { relief_usd: 0 } }).parts[0]?.percent, 25)
})

test('into Malaysia RM 500 with freight are free by air, not by sea and not for tobacco', () => {
  assert.equal(ask('MY', 'general', 45_000, { freight_sen: 5000 }).outcome, 'free')
  assert.deepEqual(ask('MY', 'general', 45_000, { freight_sen: 5001 }).warnings, ['duty_by_hs_code'])
  assert.deepEqual(ask('MY', 'general', 45_000, { mode: 'sea' }).warnings, [
    'no_relief_by_sea',
    'duty_by_hs_code',
  ])
  assert.deepEqual(ask('MY', 'excise', 100).warnings, ['excise_goods', 'duty_by_hs_code'])
  assert.deepEqual(ask('MY', 'general', 100, { is_sale: true }).warnings, ['sales_tax_when_sold_online'])
  const above = ask('MY', 'general', 100_000)
  assert.deepEqual([above.outcome, above.total_sen], ['not_estimated', null])
  assert.deepEqual(
    above.parts.map(({ amount_sen }) => amount_sen),
    [5000, 10_000],
  )
})

test('a rule holds from its day on, and every row says where it comes from', () => {
  assert.equal(percentOn('ID', 'vat', '2025-03-04'), 0)
  assert.equal(percentOn('ID', 'vat', '2025-03-05'), 11)
  for (const { source, last_checked, rate_percent, threshold } of customsRules) {
    assert.match(last_checked, /^20\d\d-\d\d-\d\d$/)
    assert.ok(source && (rate_percent === null) !== (threshold === null))
  }
  for (const { source } of ask('ID', 'bags', 100_000).rules) assert.match(source, /^PMK/)
})
