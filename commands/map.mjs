// Draws the coastlines once, by hand: `node commands/map.mjs` after the map data changed.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { geoArea, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'

const root = path.resolve(import.meta.dirname, '..')
const width = 1000
const frame = {
  type: 'MultiPoint',
  coordinates: [
    [94.8, 7.6],
    [141.2, -11.1],
  ],
}
// Islands smaller than this are a dot on a phone and only weight in the file.
const smallest = 0.000006

const topology = JSON.parse(
  await readFile(path.join(root, 'database/geography/map_countries_50m.topo.json'), 'utf8'),
)
const countries = feature(topology, topology.objects.countries).features
const projection = geoMercator().fitWidth(width, frame)
const [[, top], [, bottom]] = geoPath(projection).bounds(frame)
projection.clipExtent([
  [0, top],
  [width, bottom],
])
const [dx, dy] = projection.translate()
const height = Math.round(bottom - top)
projection.translate([dx, dy - top]).clipExtent([
  [0, 0],
  [width, height],
])
const draw = geoPath(projection)
// Points closer than this on a picture 1,000 wide say nothing more about the coast.
const nearest = 3.2

function shape(wanted) {
  return countries
    .filter(({ id }) => wanted(id))
    .map((country) => shorten(draw(withoutCrumbs(country)) ?? ''))
    .join('')
}

function withoutCrumbs({ geometry, ...rest }) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const kept = polygons.filter((coordinates) => geoArea({ type: 'Polygon', coordinates }) > smallest)
  return { ...rest, geometry: { type: 'MultiPolygon', coordinates: kept } }
}

/** Fewer points, whole numbers, each as a step from the one before. */
function shorten(path) {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) =>
      asSteps(
        thin(
          ring
            .replace('Z', '')
            .split('L')
            .map((pair) => pair.split(',').map(Number)),
        ),
      ),
    )
    .join('')
}

function thin(points) {
  const kept = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= nearest) kept.push(point)
  }
  return kept.map((point) => point.map(Math.round))
}

function asSteps(points) {
  if (points.length < 4) return ''
  const steps = points.slice(1).map(([x, y], index) => `${x - points[index][0]} ${y - points[index][1]}`)
  return `M${points[0].join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

const own = (id) => id === 'MY' || id === 'ID'
const text = `// Written by \`node commands/map.mjs\`; do not edit. Coastlines: Natural Earth, public domain.
export const mapWidth = ${width}
export const mapHeight = ${height}
export const mapScale = ${projection.scale()}
export const mapOrigin: readonly [number, number] = ${JSON.stringify(projection.translate())}
`
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path id="other" d="${shape((id) => !own(id))}"/><path id="own" d="${shape(own)}"/></svg>
`
await writeFile(path.join(root, 'web/ui/map/coastlines.ts'), text)
await writeFile(path.join(root, 'web/ui/map/coasts.svg'), picture)
console.log(`web/ui/map/coasts.svg: ${(picture.length / 1000).toFixed(1)} kB`)
