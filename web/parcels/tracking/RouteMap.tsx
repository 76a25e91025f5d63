import { useLayoutEffect, useRef, useState } from 'react'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import coasts from '../../ui/map/coasts.svg'
import { project } from '../../ui/map/project.ts'
import { MapGrid } from './MapGrid.tsx'

type Place = NonNullable<TrackedParcel['from']>

interface Props {
  from: Place | null
  to: Place
  /** How much of the way is done, from 0 to 1. */
  done: number
  label: string
}

interface Point {
  x: number
  y: number
}

// They tell where on the coasts one is; those near an end of the way stay away.
const others = [
  ['Kuala Lumpur', 101.69, 3.14],
  ['Johor Bahru', 103.76, 1.49],
  ['Medan', 98.67, 3.59],
  ['Palembang', 104.75, -2.99],
  ['Jakarta', 106.85, -6.2],
  ['Surabaya', 112.75, -7.25],
  ['Pontianak', 109.34, -0.03],
  ['Kuching', 110.34, 1.55],
  ['Kota Kinabalu', 116.07, 5.98],
  ['Makassar', 119.42, -5.14],
] as const
/** In units of the coasts, of which a degree has 21.6: no closer than 7 degrees across, and that far from an end. */
const leastView = 130
const apart = 45

/** The way from city to city as the ground of the poster: done whole, to come dotted, and a dot where the parcel is. */
export function RouteMap({ from, to, done, label }: Props) {
  const picture = useRef<SVGSVGElement>(null)
  const scale = useScale(picture)
  const end = project(to.lon, to.lat)
  const start = from ? project(from.lon, from.lat) : end
  const bend = bendOf(start, end)
  const here = between(start, bend, end, done)
  const px = (size: number) => size / scale
  return (
    <svg
      ref={picture}
      viewBox={viewOf([start, end])}
      className="poster-map"
      role="img"
      aria-label={label}
      fill="none"
    >
      <MapGrid />
      <use href={`${coasts}#other`} fill="var(--poster-other)" />
      <use href={`${coasts}#own`} fill="var(--poster-coast)" />
      <g stroke="var(--on-poster)" strokeLinecap="round" className="*:[vector-effect:non-scaling-stroke]">
        <path d={curve(start, bend, end, 0, done)} strokeWidth="4" />
        <path d={curve(start, bend, end, done, 1)} strokeWidth="3" strokeDasharray="1 8" />
      </g>
      <OtherCities ends={[start, end]} way={wayOf(start, bend, end)} px={px} />
      {from && <End place={from} at={start} other={end} px={px} />}
      <End place={to} at={end} other={start} px={px} />
      {from && done > 0 && done < 1 && (
        <g fill="var(--signal)">
          <circle cx={here.x} cy={here.y} r={px(32)} opacity=".28" />
          <circle cx={here.x} cy={here.y} r={px(13)} stroke="var(--on-poster)" strokeWidth={px(4)} />
        </g>
      )}
    </svg>
  )
}

interface OtherCitiesProps {
  ends: readonly Point[]
  way: readonly Point[]
  px: (size: number) => number
}

/** Their names stand on the side away from the way. */
function OtherCities({ ends, way, px }: OtherCitiesProps) {
  return farFrom(ends).map(([city, at]) => {
    const isLeft = nearestOf(way, at).x > at.x
    return (
      <g key={city} className="wide">
        <circle cx={at.x} cy={at.y} r={px(4)} fill="var(--on-poster)" />
        <text
          x={at.x}
          y={at.y}
          dx={isLeft ? '-0.7em' : '0.7em'}
          dy="0.35em"
          fontSize={px(14)}
          textAnchor={isLeft ? 'end' : 'start'}
          className="other-city"
        >
          {city}
        </text>
      </g>
    )
  })
}

interface EndProps {
  place: Place
  at: Point
  other: Point
  px: (size: number) => number
}

/** Its name is above or below the way, and reaches towards the middle of the picture. */
function End({ place, at, other, px }: EndProps) {
  const isBelow = at.y >= other.y
  const isLong = Math.abs(at.x - other.x) > leastView
  const anchor = !isLong ? 'middle' : at.x < other.x ? 'start' : 'end'
  return (
    <>
      <circle cx={at.x} cy={at.y} r={px(6)} fill="var(--on-poster)" />
      <text x={at.x} y={at.y} dy={isBelow ? '1.7em' : '-0.9em'} fontSize={px(15)} textAnchor={anchor}>
        {place.city}
      </text>
    </>
  )
}

/** How many pixels a unit of the picture is; letters and dots keep their size however long the way is. */
function useScale(picture: { current: SVGSVGElement | null }) {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const svg = picture.current
    if (!svg) return undefined
    const measure = () => setScale(svg.getScreenCTM()?.a || 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    return () => observer.disconnect()
  }, [picture])
  return scale
}

function viewOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const [wide, high] = [Math.max(width, leastView), Math.max(height, leastView)]
  return [left - (wide - width) / 2, top - (high - height) / 2, wide, high]
    .map((value) => Math.round(value))
    .join(' ')
}

function farFrom(ends: readonly Point[]) {
  return others
    .map(([city, lon, lat]) => [city, project(lon, lat)] as const)
    .filter(([, at]) => ends.every((end) => Math.hypot(at.x - end.x, at.y - end.y) > apart))
}

/** The point that pulls the way into a bow, as high as the way is long. */
function bendOf(from: Point, to: Point): Point {
  const lift = Math.hypot(to.x - from.x, to.y - from.y) * 0.3
  return { x: (from.x + to.x) / 2 + lift * 0.4, y: (from.y + to.y) / 2 - lift * 0.6 }
}

function between(from: Point, bend: Point, to: Point, part: number): Point {
  const rest = 1 - part
  const at = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * part * b + part * part * c
  return { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) }
}

const pieces = 24

function wayOf(from: Point, bend: Point, to: Point, start = 0, end = 1) {
  return Array.from({ length: pieces + 1 }, (_, index) =>
    between(from, bend, to, start + ((end - start) * index) / pieces),
  )
}

function curve(...part: Parameters<typeof wayOf>) {
  return `M${wayOf(...part)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`
}

function nearestOf(way: readonly Point[], { x, y }: Point) {
  const farness = (point: Point) => Math.hypot(point.x - x, point.y - y)
  return way.reduce((best, point) => (farness(point) < farness(best) ? point : best))
}
