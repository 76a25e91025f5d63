import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { z } from 'zod'
import type { Piece } from '#contract/prices/chargeable-weight.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { priceParcel, type Parcel } from '#contract/prices/pricing.ts'
import { rateCard } from '#contract/prices/rate-card.ts'
import { airExample, seaExample } from './examples.ts'

const file = new URL('../../../database/rate-card/rate_card.json', import.meta.url)
const { examples: _, ...rest } = z
  .looseObject({ examples: z.unknown() })
  .parse(JSON.parse(await readFile(file, 'utf8')))
const card = rateCard.parse(rest)

/** As the service prices it, by the list of the first day; in an official box only its weight counts. */
function asked(way: Pick<Parcel, 'from' | 'to' | 'mode'>, piece: Piece) {
  const services = { is_pickup: false, is_remote: false, priority_ends: 0 } as const
  const { weight, total_sen } = priceParcel(card, {
    ...way,
    services,
    pieces: [piece],
    add_ons: [],
    declared_value_sen: null,
  })
  return [`${weight.chargeable_kg} kg`, formatRinggit(total_sen / 100)]
}

test('the examples on the pages come out as the service prices them', () => {
  const air = { from: 'MYP', to: 'ID1', mode: 'air' } as const
  const parcel = { weight_g: 3200, length_cm: 40, width_cm: 30, height_cm: 30 }
  const medium = { weight_g: 3200, length_cm: 40, width_cm: 35, height_cm: 30, box_max_g: 15_000 }
  assert.deepEqual([airExample.chargeable, airExample.total], asked(air, { ...parcel, box_max_g: null }))
  assert.deepEqual([airExample.actual, airExample.box_total], asked(air, medium))
  const sea = { from: 'MYP', to: 'ID2', mode: 'sea' } as const
  const crate = { weight_g: 25_000, length_cm: 60, width_cm: 50, height_cm: 50 }
  assert.deepEqual([seaExample.chargeable, seaExample.total], asked(sea, { ...crate, box_max_g: null }))
  assert.deepEqual([seaExample.actual, seaExample.box_total], asked(sea, { ...crate, box_max_g: 30_000 }))
})
