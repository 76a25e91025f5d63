import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { rateCard } from '#contract/prices/rate-card.ts'
import { changesOf } from './changes.ts'

const file = new URL('../../../database/rate-card/rate_card.json', import.meta.url)
const { examples: _, ...stored } = JSON.parse(await readFile(file, 'utf8'))
const card = rateCard.parse(stored)

test('every price that changes is named once, with what it was and what it will be', () => {
  assert.deepEqual(changesOf(card, card), [])
  const { storage, fuel, ...others } = card.surcharges
  const surcharges = {
    ...others,
    storage: { ...storage, per_day: storage.per_day + 50 },
    fuel: { ...fuel, percent_of_freight: fuel.percent_of_freight + 2 },
  }
  const changes = changesOf(card, { ...card, surcharges })
  assert.deepEqual(
    changes.map(({ sheet, row, before, after }) => [sheet, row, before, after]),
    [
      [
        'fees',
        'storage_per_day',
        (storage.per_day / 100).toFixed(2),
        ((storage.per_day + 50) / 100).toFixed(2),
      ],
      ['shares', 'fuel', String(fuel.percent_of_freight), String(fuel.percent_of_freight + 2)],
    ],
  )
})
