import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { volumetricGrams } from './chargeable-weight.ts'
import { addOns, percentOf, sumOf, wordOfLine, type AddOn } from './priced-line.ts'
import { priceParcel, type Parcel } from './pricing.ts'
import { rateCard } from './rate-card.ts'
import type { Mode, Zone } from '../places/zones.ts'
import { mode, zone } from '../places/zone-shapes.ts'

const file = new URL('../../database/rate-card/rate_card.json', import.meta.url)
const example = z.object({
  case: z.string(),
  chargeable_kg: z.int(),
  freight_sen: z.int(),
  days: z.tuple([z.int(), z.int()]),
})
const { examples, ...rest } = z
  .looseObject({ examples: z.array(example) })
  .parse(JSON.parse(await readFile(file, 'utf8')))
const card = rateCard.parse(rest)

/** weight, sides, from, to, mode, box: what the words of the examples mean. */
const meant: Record<string, [number, [number, number, number], Zone, Zone, Mode, number?]> = {
  '3.2 kg, 40x30x30 cm, Selangor -> Jakarta, air': [3200, [40, 30, 30], 'MYP', 'ID1', 'air'],
  'same, in an official M box': [3200, [40, 35, 30], 'MYP', 'ID1', 'air', 15_000],
  '25 kg, 60x50x50 cm, Johor -> Jawa Timur, sea': [25_000, [60, 50, 50], 'MYP', 'ID2', 'sea'],
  'same, in an official XL box': [25_000, [60, 50, 50], 'MYP', 'ID2', 'sea', 30_000],
  '12 kg, Sabah -> Sulawesi Selatan, sea': [12_000, [20, 20, 20], 'MYS', 'ID4', 'sea'],
  '2 kg, Jakarta -> Kuala Lumpur, air': [2000, [10, 10, 10], 'ID1', 'MYP', 'air'],
  '40 kg, Jawa Tengah -> Johor, sea': [40_000, [20, 20, 20], 'ID2', 'MYP', 'sea'],
  '5 kg, Selangor -> Sabah, air': [5000, [10, 10, 10], 'MYP', 'MYS', 'air'],
  '18 kg, Selangor -> Sarawak, sea': [18_000, [20, 20, 20], 'MYP', 'MYQ', 'sea'],
  '3 kg, Jakarta -> Sumatera Utara, air': [3000, [10, 10, 10], 'ID1', 'ID3', 'air'],
  '15 kg, Surabaya -> Makassar, sea': [15_000, [20, 20, 20], 'ID2', 'ID4', 'sea'],
}

function parcel(
  weight_g: number,
  [length_cm, width_cm, height_cm]: [number, number, number],
  from: Zone,
  to: Zone,
  mode: Mode,
  box_max_g: number | null = null,
): Parcel {
  const pieces = [{ weight_g, length_cm, width_cm, height_cm, box_max_g }]
  const services = { is_pickup: false, is_remote: false, priority_ends: 0 }
  return { from, to, mode, pieces, services, add_ons: [], declared_value_sen: null }
}

test('half a sen is a whole one, and less is none', () => {
  assert.deepEqual(
    [percentOf(50, 1), percentOf(49, 1), percentOf(1250, 2.5), percentOf(1010, 12.5)],
    [1, 0, 31, 126],
  )
})

test('the eleven worked examples come out to the sen', () => {
  assert.equal(examples.length, 11)
  for (const { case: words, chargeable_kg, freight_sen, days } of examples) {
    const found = meant[words]
    assert.ok(found, words)
    const priced = priceParcel(card, parcel(...found))
    assert.deepEqual(
      [priced.weight.chargeable_kg, priced.freight_sen, priced.total_sen, priced.days.min, priced.days.max],
      [chargeable_kg, freight_sen, freight_sen, ...days],
      words,
    )
  }
})

test('the working of the weight says which of the three decided', () => {
  const decidedBy = (weight_g: number, sides: [number, number, number], box_max_g?: number) =>
    priceParcel(card, parcel(weight_g, sides, 'MYP', 'ID1', 'sea', box_max_g)).weight
  assert.deepEqual(decidedBy(3200, [40, 30, 30]), {
    actual_g: 3200,
    volumetric_g: 7200,
    counted_g: 7200,
    divisor: 5000,
    minimum_kg: 10,
    rounded_kg: 8,
    chargeable_kg: 10,
    decided_by: 'minimum',
  })
  assert.equal(decidedBy(12_000, [60, 50, 50]).decided_by, 'volumetric')
  assert.equal(decidedBy(12_001, [40, 35, 30], 15_000).decided_by, 'actual')
  assert.equal(decidedBy(12_001, [40, 35, 30], 15_000).volumetric_g, null)
  assert.equal(decidedBy(31_000, [60, 50, 50], 30_000).volumetric_g, 30_000)
})

test('whoever is close to the next tier pays its smallest weight, and the line says so', () => {
  const { lines } = priceParcel(card, parcel(29_500, [20, 20, 20], 'MYP', 'ID2', 'sea'))
  assert.deepEqual(lines, [
    { code: 'freight_next_tier', params: { kg: 30, as_kg: 31, per_kg_sen: 650 }, amount_sen: 20_150 },
    { code: 'zone_add', params: { kg: 31, per_kg_sen: 50 }, amount_sen: 1550 },
    { code: 'document_fee', params: {}, amount_sen: 600 },
  ])
})

test('add-ons, surcharges and insurance are lines of their own', () => {
  const { lines, cover } = priceParcel(card, {
    ...parcel(35_000, [130, 20, 20], 'MYP', 'ID1', 'air'),
    services: { is_pickup: true, is_remote: true, priority_ends: 2 },
    add_ons: [
      { code: 'bubble_wrap', quantity: 2 },
      { code: 'waterproof_wrap', quantity: 1 },
      { code: 'insurance', quantity: 1 },
    ],
    declared_value_sen: 200_000,
  })
  const amounts = Object.fromEntries(lines.map(({ code, amount_sen }) => [code, amount_sen]))
  assert.deepEqual(amounts, {
    freight_per_kg: 35 * 1650,
    document_fee: 600,
    pickup: 0,
    priority: 1600,
    remote_area: 1500 + 35 * 100,
    oversize: 9500,
    bubble_wrap: 1000,
    // 130 x 20 x 20 / 6000 = 8.7 kg: three times 3 kg.
    waterproof_wrap: 450,
    insurance: 3000,
  })
  assert.deepEqual([cover.cover_sen, cover.uninsured_sen, cover.is_insured], [200_000, 30_000, true])
})

test('a piece that is too heavy is told from what weight on; an order of before says only that it was', () => {
  const { lines } = priceParcel(card, parcel(31_000, [40, 30, 30], 'MYP', 'ID1', 'air'))
  const { params, amount_sen } = lines.find(({ code }) => code === 'overweight_piece') ?? {}
  assert.deepEqual([params, amount_sen], [{ quantity: 1, max_kg: 30 }, 9500])
  assert.equal(wordOfLine('overweight_piece', params ?? {}), 'overweight_over')
  assert.equal(wordOfLine('overweight_piece', { quantity: 1 }), 'overweight_piece')
})

test('a crate makes the freight go by its outside, and its price by tenths of a cubic metre', () => {
  const { lines, weight } = priceParcel(card, {
    ...parcel(5000, [54, 44, 44], 'MYP', 'ID1', 'sea'),
    add_ons: [{ code: 'wooden_crate', quantity: 1 }],
  })
  assert.equal(weight.volumetric_g, 30_000)
  assert.equal(lines.find(({ code }) => code === 'wooden_crate')?.amount_sen, 2500 + 1500)
})

test('a gram of volume, a step of wrap and a step of a crate count as soon as they are begun', () => {
  // 7 x 7 x 7 / 6000 = 57.2 g.
  assert.equal(volumetricGrams({ length_cm: 7, width_cm: 7, height_cm: 7 }, 6000), 58)
  const lineOf = (code: AddOn, sides: [number, number, number]) =>
    priceParcel(card, {
      ...parcel(1000, sides, 'MYP', 'ID1', 'air'),
      add_ons: [{ code, quantity: 1 }],
    }).lines.find((line) => line.code === code)
  // 30 x 34 x 20 / 6000 = 3.4 kg: twice 3 kg, told as 4 kg.
  const wrap = lineOf('waterproof_wrap', [30, 34, 20])
  assert.deepEqual([wrap?.amount_sen, wrap?.params['kg']], [2 * 150, 4])
  // 56 x 56 x 40 cm from outside: 1.25 tenths of a cubic metre.
  assert.equal(lineOf('wooden_crate', [50, 50, 34])?.amount_sen, 2500 + 1500)
})

test('tax is charged only when the operator has switched it on', () => {
  const taxed = { ...card, tax: { ...card.tax, is_on: true } }
  const local = parcel(5000, [10, 10, 10], 'MYP', 'MYS', 'air')
  assert.deepEqual(priceParcel(taxed, local).lines.at(-1), {
    code: 'tax',
    params: { percent: 6 },
    amount_sen: 306,
  })
  const abroad = parcel(5000, [10, 10, 10], 'MYP', 'ID1', 'air')
  assert.deepEqual(priceParcel(taxed, abroad), priceParcel(card, abroad))
})

test('without insurance the cover is the least of value, ten freights and RM 300', () => {
  const small = parcel(1000, [10, 10, 10], 'MYP', 'MYP', 'air')
  const coverFor = (declared_value_sen: number | null) =>
    priceParcel(card, { ...small, declared_value_sen }).cover
  assert.equal(coverFor(null).cover_sen, 8000)
  assert.equal(coverFor(2500).cover_sen, 2500)
  assert.deepEqual(coverFor(100_000).insurance, {
    percent: 0.5,
    plus_sen: 150,
    min_sen: 300,
    most_sen: null,
    cover_sen: 100_000,
    price_sen: 650,
  })
  const abroad = priceParcel(card, {
    ...parcel(10_000, [10, 10, 10], 'MYP', 'ID1', 'sea'),
    declared_value_sen: 2_000_000,
  }).cover
  assert.deepEqual([abroad.cover_sen, abroad.insurance.cover_sen], [30_000, 1_000_000])
})

const side = fc.integer({ min: 1, max: 150 })
const anyParcel: fc.Arbitrary<Parcel> = fc.record({
  from: fc.constantFrom(...zone.options),
  to: fc.constantFrom(...zone.options),
  mode: fc.constantFrom(...mode.options),
  pieces: fc.array(
    fc.record({
      weight_g: fc.integer({ min: 1, max: 120_000 }),
      length_cm: side,
      width_cm: side,
      height_cm: side,
      box_max_g: fc.constantFrom(null, 15_000, 30_000),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  add_ons: fc.uniqueArray(
    fc.record({ code: fc.constantFrom<AddOn>(...addOns), quantity: fc.integer({ min: 1, max: 5 }) }),
    { selector: ({ code }) => code },
  ),
  services: fc.record({
    is_pickup: fc.boolean(),
    is_remote: fc.boolean(),
    priority_ends: fc.integer({ min: 0, max: 2 }),
  }),
  declared_value_sen: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
})

test('the lines sum to the total, in whole sen, none below zero', () => {
  fc.assert(
    fc.property(anyParcel, (parcel) => {
      const { lines, total_sen } = priceParcel(card, parcel)
      assert.equal(sumOf(lines), total_sen)
      assert.ok(lines.every(({ amount_sen }) => Number.isSafeInteger(amount_sen) && amount_sen >= 0))
    }),
  )
})

test('no price falls when a piece gets heavier, whatever is chosen with it', () => {
  fc.assert(
    fc.property(anyParcel, fc.integer({ min: 1, max: 40_000 }), (parcel, more_g) => {
      const heavier = parcel.pieces.map((piece) => ({ ...piece, weight_g: piece.weight_g + more_g }))
      assert.ok(
        priceParcel(card, { ...parcel, pieces: heavier }).total_sen >= priceParcel(card, parcel).total_sen,
      )
    }),
    { numRuns: 2000 },
  )
})

test('a tier never costs more than the start of the next one', () => {
  for (const [from, to] of [
    ['MYP', 'ID5'],
    ['MYS', 'ID1'],
    ['ID4', 'MYL'],
  ] as const)
    for (const by of mode.options)
      for (const lane of ['MY-ID', 'ID-MY'] as const)
        for (const [end] of card.international[lane][by].tiers) {
          if (end === null) continue
          const freightAt = (kg: number) =>
            priceParcel(card, parcel(kg * 1000, [1, 1, 1], from, to, by)).freight_sen
          assert.ok(freightAt(end) <= freightAt(end + 1))
        }
})

test('there and back cost the same inside a country', () => {
  const oneWay = fc.tuple(
    fc.constantFrom('MYP', 'MYS', 'MYQ', 'MYL'),
    fc.constantFrom('MYP', 'MYS', 'MYQ', 'MYL'),
  )
  fc.assert(
    fc.property(oneWay, fc.constantFrom(...mode.options), ([from, to], by) => {
      const there = priceParcel(card, parcel(7000, [10, 10, 10], from, to, by))
      assert.deepEqual(there, priceParcel(card, parcel(7000, [10, 10, 10], to, from, by)))
    }),
  )
})

test('a card that lacks a pair of zones, or whose tiers do not end open, is refused', () => {
  const { 'MYP-MYS': _, ...fewer } = card.domestic_MY.air.pairs
  const without = { ...card, domestic_MY: { ...card.domestic_MY, air: { pairs: fewer } } }
  assert.equal(rateCard.safeParse(without).success, false)
  const closed = { air: { tiers: [[5, 100]] }, sea: card.international['MY-ID'].sea }
  const ending = { ...card, international: { ...card.international, 'MY-ID': closed } }
  assert.equal(rateCard.safeParse(ending).success, false)
  assert.equal(rateCard.safeParse({ ...card, fuel: 1 }).success, false)
})
