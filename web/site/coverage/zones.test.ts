import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { rateCard } from '#contract/prices/rate-card.ts'
import { zones } from './zones.ts'

const folder = new URL('../../../database/rate-card/', import.meta.url)

// The file also holds worked examples.
const { examples: _, ...card } = JSON.parse(await readFile(new URL('rate_card.json', folder), 'utf8'))

test('the days shown are the days of the price list', () => {
  const { international } = rateCard.parse(card)
  const { air, sea, borneo_extra_days, cap } = international.days
  const range = ([from, to]: [number, number], extra: number) => {
    const [start, end] = [from, to].map((days) => Math.min(days + extra, cap[1]))
    return start === end ? `${start}` : `${start}–${end}`
  }
  for (const { zone, across } of zones.ID) {
    assert.equal(across.air, range(air[zone], 0), zone)
    assert.equal(across.sea, range(sea[zone], 0), zone)
  }
  for (const { zone, across } of zones.MY) {
    const extra = zone === 'MYP' ? 0 : borneo_extra_days
    assert.deepEqual([across.air, across.sea], [range(air.ID1, extra), range(sea.ID1, extra)], zone)
  }
})
