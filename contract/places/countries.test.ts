import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { countries, countryCodes } from './countries.ts'
import { isWithinCountry, lanes, laneOf } from './lanes.ts'
import { zones } from './zones.ts'
import { zone } from './zone-shapes.ts'
import { zoneOfCountry, zoneOfRegion } from './time-zones.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync('{api,commands,contract,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/test-|^web\/(gallery|locales)\//.test(file),
)
/** A clock has a name in the table of clocks and in the rows of countries. */
const clock = /'(MYT|WIB|WITA|WIT)'|\bAsia\/\w+/
const ofClocks = /^contract\/places\/(clocks|countries)\.ts$/
/** A question about one country or lane; what holds for it belongs into a row. */
const question = /([!=]==|\bcase|\?\?|startsWith\()\s*'(MY|ID|MY-|domestic_MY|domestic_ID|MY-ID|ID-MY)'/

test('nothing but its row asks which country it is', () => {
  assert.ok(sources.length > 500)
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const found = question.exec(text) ?? (ofClocks.test(file) ? null : clock.exec(text))
    assert.equal(found?.[0], undefined, `${file}: move the difference into contract/places/countries.ts`)
  }
})

test('every pair of countries has a lane, and every zone a country', () => {
  assert.equal(lanes.length, countryCodes.length ** 2)
  assert.equal(new Set(lanes).size, lanes.length)
  for (const from of zone.options)
    for (const to of zone.options)
      assert.equal(isWithinCountry(laneOf(from, to)), zones[from].country === zones[to].country)
})

test('calling codes and codes of regions tell the countries apart', () => {
  for (const code of countryCodes) {
    const others = countryCodes.filter((other) => other !== code)
    assert.ok(others.every((other) => !countries[other].callingCode.startsWith(countries[code].callingCode)))
    assert.ok(others.every((other) => countries[other].clock !== zoneOfCountry(code)))
  }
  assert.deepEqual(
    ['MY-10', '32', '51', '94'].map((region) => zoneOfRegion(region)),
    ['MYT', 'WIB', 'WITA', 'WIT'],
  )
})
