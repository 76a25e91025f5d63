import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { countryCodes, type CountryCode } from '#contract/places/countries.ts'
import { splitAt, wayBetween } from './way.ts'

const places = {
  MY: {
    klang: [101.45, 3.04],
    johor: [103.76, 1.49],
    penang: [100.33, 5.41],
    kuantan: [103.33, 3.81],
    kuching: [110.34, 1.55],
    kinabalu: [116.07, 5.98],
  },
  ID: {
    jakarta: [106.85, -6.2],
    bandung: [107.6, -6.9],
    surabaya: [112.75, -7.25],
    medan: [98.67, 3.59],
    aceh: [95.32, 5.55],
    padang: [100.35, -0.95],
    palembang: [104.75, -2.99],
    pontianak: [109.34, -0.03],
    makassar: [119.42, -5.14],
    balikpapan: [116.85, -1.27],
    bali: [115.2, -8.65],
  },
} as const satisfies Record<CountryCode, Record<string, readonly [lon: number, lat: number]>>
const end = (country_id: string, [lon, lat]: readonly [number, number]) => ({ country_id, lon, lat })

/** The coasts as they are drawn, two pixels a unit: is there land at this point? */
async function coasts() {
  const file = path.resolve(import.meta.dirname, '../../ui/map/coasts.svg')
  const svg = readFileSync(file, 'utf8').replace('<svg ', '<svg width="2000" height="810" ')
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  return ({ x, y }: { x: number; y: number }) =>
    (data[(Math.round(y * 2) * info.width + Math.round(x * 2)) * info.channels + 3] ?? 0) > 127
}

type Way = ReturnType<typeof wayBetween>

/** Nothing, where only its two ends lie on land. */
function landOn(way: Way, isLand: (point: { x: number; y: number }) => boolean) {
  const points = Array.from({ length: 201 }, (_, step) => splitAt(way, step / 200).here)
  const onLand = points.map((point) => point !== undefined && isLand(point))
  const [first, last] = [onLand.indexOf(false), onLand.lastIndexOf(false)]
  const between = onLand.slice(first, last).filter(Boolean).length
  return first > 60 || last < 120 || between > 6 ? [`${first} ${last} ${between}`] : []
}

test('by sea to another island of the same country it is the water, too; on one island it is a road', async () => {
  const isLand = await coasts()
  const { klang, penang, kuching, kinabalu } = places.MY
  const { jakarta, surabaya, makassar, medan, balikpapan, bali } = places.ID
  const across = [
    ['MY', klang, kinabalu],
    ['MY', penang, kuching],
    ['ID', jakarta, makassar],
    ['ID', surabaya, balikpapan],
    ['ID', medan, jakarta],
    ['ID', surabaya, bali],
  ] as const
  for (const [country, start, finish] of across) {
    const way = wayBetween(end(country, start), end(country, finish), 'sea')
    assert.notEqual(way.length, 25, `${start} ${finish}`)
    assert.deepEqual(landOn(way, isLand), [], `${start} ${finish}`)
  }
  for (const [country, start, finish] of [
    ['MY', klang, penang],
    ['MY', kuching, kinabalu],
    ['ID', jakarta, surabaya],
    ['ID', surabaya, [140.7, -2.5]],
  ] as const)
    assert.equal(wayBetween(end(country, start), end(country, finish), 'sea').length, 25)
})

test('by sea over the border the way lies on the water but for its two ends, wherever it leads', async () => {
  const isLand = await coasts()
  const dry: string[] = []
  for (const [index, here] of countryCodes.entries())
    for (const there of countryCodes.slice(index + 1))
      for (const [from, start] of Object.entries(places[here]))
        for (const [to, finish] of Object.entries(places[there])) {
          const way = wayBetween(end(here, start), end(there, finish), 'sea')
          dry.push(...landOn(way, isLand).map((found) => `${from} to ${to}: ${found}`))
        }
  assert.deepEqual(dry, [])
})

test('by air, and within a country, it is a bow; every way is split by its length', () => {
  const [klang, jakarta] = [end('MY', places.MY.klang), end('ID', places.ID.jakarta)]
  const air = wayBetween(klang, jakarta, 'air')
  assert.equal(air.length, 25)
  assert.deepEqual(wayBetween(klang, end('MY', places.MY.penang), 'sea').length, 25)
  const { done, ahead, here } = splitAt(air, 0.5)
  assert.deepEqual([done.at(-1), ahead[0]], [here, here])
  assert.deepEqual([splitAt(air, 0).done.length, splitAt(air, 1).here], [2, air.at(-1)])
})
