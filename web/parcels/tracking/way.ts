import { project } from '../../ui/map/project.ts'
import type { Point } from './map-names.ts'
import { isOverWater, seaWay, type Degrees } from './sea-way.ts'

interface End {
  country_id: string
  lon: number
  lat: number
}

/** As points along its length: by sea over a border or to another island along the water, otherwise in a bow. */
export function wayBetween(from: End, to: End, mode: string | null): Point[] {
  const isAcross = from.country_id !== to.country_id || isOverWater(degrees(from), degrees(to))
  const isByWater = mode === 'sea' && isAcross
  if (!isByWater) return bow(project(from.lon, from.lat), project(to.lon, to.lat))
  const turns = seaWay(degrees(from), degrees(to)).map(([lon, lat]) => project(lon, lat))
  return rounded(rounded(turns))
}

function degrees({ lon, lat }: End): Degrees {
  return [lon, lat]
}

const pieces = 24

/** As high as the way is long. */
function bow(from: Point, to: Point): Point[] {
  const lift = Math.hypot(to.x - from.x, to.y - from.y) * 0.3
  const bend = { x: (from.x + to.x) / 2 + lift * 0.4, y: (from.y + to.y) / 2 - lift * 0.6 }
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const part = index / pieces
    return along(along(from, bend, part), along(bend, to, part), part)
  })
}

/** Each corner is cut off: nothing turns on the spot. */
function rounded(way: readonly Point[]): Point[] {
  const cut = way.slice(1).flatMap((point, index) => {
    const before = way[index] ?? point
    return [along(before, point, 0.25), along(before, point, 0.75)]
  })
  return [...way.slice(0, 1), ...cut, ...way.slice(-1)]
}

function along(from: Point, to: Point, part: number): Point {
  const rest = 1 - part
  return { x: from.x * rest + to.x * part, y: from.y * rest + to.y * part }
}

/** What lies before and what lies behind this part of its length, and the point between. */
export function splitAt(way: readonly Point[], part: number) {
  const lengths = way.slice(1).map((point, index) => distance(way[index] ?? point, point))
  let left = part * lengths.reduce((sum, length) => sum + length, 0)
  for (const [index, length] of lengths.entries()) {
    const [before, after] = [way[index], way[index + 1]]
    if (before && after && left <= length) {
      const here = along(before, after, length === 0 ? 0 : left / length)
      return { done: [...way.slice(0, index + 1), here], ahead: [here, ...way.slice(index + 1)], here }
    }
    left -= length
  }
  return { done: way, ahead: way.slice(-1), here: way.at(-1) }
}

function distance(one: Point, other: Point) {
  return Math.hypot(other.x - one.x, other.y - one.y)
}
