// Draws the coastlines once, by hand: `npm run map` after the map data changed.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { geoArea, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { isCountry } from '#contract/places/countries.ts'

type Shape = (typeof countries)[number]['geometry']
type Point = readonly [x: number, y: number]

const root = path.resolve(import.meta.dirname, '..')
const width = 1000
const frame = {
  type: 'MultiPoint' as const,
  coordinates: [
    [94.8, 7.6],
    [141.2, -11.1],
  ],
}
// Pictures that show less of the world, and taller, need the land north of the frame as well.
const beyond = 160
// Islands smaller than this are a dot on a phone and only weight in the file.
const smallest = 0.000006

const topology: Parameters<typeof feature>[0] = JSON.parse(
  await readFile(path.join(root, 'database/geography/map_countries_50m.topo.json'), 'utf8'),
)
const countries = featuresOf('countries').flatMap(({ id, geometry }) =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [{ id, geometry }] : [],
)
const projection = geoMercator().fitWidth(width, frame)
const [[, top], [, bottom]] = geoPath(projection).bounds(frame)
projection.clipExtent([
  [0, top],
  [width, bottom],
])
const [dx, dy] = projection.translate()
const height = Math.round(bottom - top)
projection.translate([dx, dy - top]).clipExtent([
  [-beyond, -beyond],
  [width, height + beyond / 4],
])
const draw = geoPath(projection)
// Points closer than this on a picture 1,000 wide say nothing more about the coast.
const nearest = { own: 1.8, other: 4 }

function featuresOf(name: string) {
  const object = topology.objects[name]
  if (!object) throw new Error(`The map has no ${name}.`)
  const found = feature(topology, object)
  return 'features' in found ? found.features : [found]
}

function isOwn(id: unknown) {
  return typeof id === 'string' && isCountry(id)
}

function shape(land: keyof typeof nearest) {
  return countries
    .filter(({ id }) => isOwn(id) === (land === 'own'))
    .map(({ geometry }) => shorten(draw(withoutCrumbs(geometry)) ?? '', nearest[land]))
    .join('')
}

function withoutCrumbs(geometry: Shape) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const kept = polygons.filter((coordinates) => geoArea({ type: 'Polygon', coordinates }) > smallest)
  return { type: 'MultiPolygon' as const, coordinates: kept }
}

/** Fewer points, to a tenth of what is drawn, each as a step from the one before. */
function shorten(path: string, least: number) {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) =>
      asSteps(
        thin(
          ring
            .replace('Z', '')
            .split('L')
            .map((pair): Point => {
              const [x = 0, y = 0] = pair.split(',').map(Number)
              return [x, y]
            }),
          least,
        ),
      ),
    )
    .join('')
}

function thin(points: readonly Point[], least: number) {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= least) kept.push(point)
  }
  return kept.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)])
}

function asSteps(points: readonly Point[]) {
  const [first, ...others] = points
  if (!first || points.length < 4) return ''
  let before = first
  const steps = others.map((point) => {
    const step = `${short(point[0] - before[0])} ${short(point[1] - before[1])}`
    before = point
    return step
  })
  return `M${first.map(short).join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

/** Tenths as people write them, without the zero in front. */
function short(tenths: number) {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.')
}

const text = `// Written by \`npm run map\`; do not edit. Coastlines: Natural Earth, public domain.
export const mapWidth = ${width}
export const mapHeight = ${height}
export const mapScale = ${projection.scale()}
export const mapOrigin: readonly [number, number] = ${JSON.stringify(projection.translate())}
`
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path id="other" d="${shape('other')}"/><path id="own" d="${shape('own')}"/></svg>
`
await writeFile(path.join(root, 'web/ui/map/coastlines.ts'), text)
await writeFile(path.join(root, 'web/ui/map/coasts.svg'), picture)
console.log(`web/ui/map/coasts.svg: ${(picture.length / 1000).toFixed(1)} kB`)
