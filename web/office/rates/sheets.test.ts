import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { rateCard } from '#contract/prices/rate-card.ts'
import id from '../../locales/id/office_rates.ts'
import my from '../../locales/my/office_rates.ts'
import sg from '../../locales/sg/office_rates.ts'
import { sheetsOf } from './sheets.ts'

const file = path.resolve(import.meta.dirname, '../../../database/rate-card/rate_card.json')
const { examples: _, ...stored } = z
  .looseObject({ examples: z.unknown() })
  .parse(JSON.parse(await readFile(file, 'utf8')))
const sheets = sheetsOf(rateCard.parse(stored))

test('every table of prices and each of its columns has a name in three languages', () => {
  for (const words of [id, my, sg]) {
    assert.deepEqual(Object.keys(words.sheets).toSorted(), sheets.map((sheet) => sheet.id).toSorted())
    const columns = new Set(sheets.flatMap((sheet) => sheet.columns.map(({ label }) => label)))
    assert.deepEqual(
      [...columns].filter((label) => !Object.hasOwn(words.columns, label)),
      [],
    )
  }
})

test('every row that is no zone, pair of zones or tier has a name in three languages', () => {
  const speaksForItself = /^(?:MY|ID)[A-Z\d]+|^\d/
  const rows = sheets.flatMap((sheet) => sheet.rows.map(({ label }) => label))
  for (const words of [id, my, sg])
    assert.deepEqual(
      rows.filter((label) => !speaksForItself.test(label) && !Object.hasOwn(words.rows, label)),
      [],
    )
})

test('the office reads every number of a card in a table', () => {
  const shown = new Set(
    sheets.flatMap(({ rows }) => rows.flatMap(({ paths }) => paths.map((path) => path?.join('.')))),
  )
  assert.deepEqual(
    numbersIn(rateCard.parse(stored)).filter((place) => !shown.has(place)),
    [],
  )
})

function numbersIn(value: unknown, place = ''): string[] {
  if (typeof value === 'number') return [place]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => numbersIn(part, place ? `${place}.${name}` : name))
}
