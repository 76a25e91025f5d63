import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { countryCodes } from '#contract/places/countries.ts'
import { mapHeight, mapWidth } from '../../../web/ui/map/coastlines.ts'
import { project } from '../../../web/ui/map/project.ts'
import { startTestServer } from '../../testing/test-server.ts'

const { db } = await startTestServer()

interface Place {
  country: string
  label: string
  lat: number
  lon: number
}

/** The land of our countries as it is drawn, a pixel a unit. */
async function ownLand() {
  const file = path.resolve(import.meta.dirname, '../../../web/ui/map/coasts.svg')
  const svg = readFileSync(file, 'utf8')
    .replace('<svg ', `<svg width="${mapWidth}" height="${mapHeight}" `)
    .replace(/<path id="other"[^>]*>/, '')
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  return ({ x, y }: { x: number; y: number }) =>
    (data[(Math.round(y) * info.width + Math.round(x)) * info.channels + 3] ?? 0) > 0
}

test('every city lies on the picture of the map, and most of each country on land drawn as ours: `npm run map`', async () => {
  const { rows } = await sql<Place>`
    select r.country, c.label, c.lat, c.lon from cities c join regions r on r.code = c.region_code
    where c.lat is not null and c.lon is not null`.execute(db)
  const isLand = await ownLand()
  for (const country of countryCodes) {
    const cities = rows
      .filter((place) => place.country === country)
      .map(({ label, lon, lat }) => ({ label, at: project(lon, lat) }))
    const beside = cities.filter(({ at: { x, y } }) => x < 0 || x > mapWidth || y < 0 || y > mapHeight)
    assert.deepEqual(beside, [], `frame of commands/map.ts: ${country}`)
    assert.ok(cities.filter(({ at }) => isLand(at)).length > cities.length / 2, `land of ${country}`)
  }
})
