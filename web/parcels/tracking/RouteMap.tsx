import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import coasts from '../../ui/map/coasts.svg'
import { project } from '../../ui/map/project.ts'
import {
  namesOfEnds,
  namesOfOthers,
  type Frame,
  type Name as PlacedName,
  type Point,
  type View,
} from './map-names.ts'
import { MapGrid } from './MapGrid.tsx'
import { splitAt, wayBetween } from './way.ts'

type Place = NonNullable<TrackedParcel['from']>

interface Props {
  from: Place | null
  to: Place
  mode: TrackedParcel['mode']
  /** How much of the way is done, from 0 to 1. */
  done: number
  label: string
}

type Landmark = readonly [city: string, lon: number, lat: number]

// They tell where on the coasts one is; those near an end of the way stay away.
const others: Record<CountryCode, readonly [Landmark, ...Landmark[]]> = {
  MY: [
    ['Kuala Lumpur', 101.69, 3.14],
    ['Johor Bahru', 103.76, 1.49],
    ['Kuching', 110.34, 1.55],
    ['Kota Kinabalu', 116.07, 5.98],
  ],
  ID: [
    ['Medan', 98.67, 3.59],
    ['Palembang', 104.75, -2.99],
    ['Jakarta', 106.85, -6.2],
    ['Surabaya', 112.75, -7.25],
    ['Pontianak', 109.34, -0.03],
    ['Makassar', 119.42, -5.14],
  ],
}
/** In units of the coasts, of which a degree has 21.6: how many are seen across, at least; nearer cities bring the map nearer. */
const leastView = { closest: 70, farthest: 130, timesTheWay: 9 }
/** How far another city is from an end to be named, likewise. */
const apart = 45

/** The way from city to city as the ground of the poster: done whole, to come dotted, and a dot where the parcel is. */
export function RouteMap({ from, to, mode, done, label }: Props) {
  const picture = useRef<SVGSVGElement>(null)
  const way = useMemo(() => wayBetween(from ?? to, to, mode), [from, to, mode])
  const { done: behind, ahead, here } = splitAt(way, done)
  const [start, end] = [way[0], way.at(-1)]
  const view = viewOf(way)
  const frame = useFrame(picture)
  usePaperScale(picture, view)
  const px = (size: number) => size / frame.scale
  const radius = hereRadius(way, frame.scale)
  const isBetween = from && here && done > 0 && done < 1
  // Half of a dot below another reads as a fault: the one in signal then stands for its town.
  const seen = (end: Point | undefined): end is Point =>
    end !== undefined && !(isBetween && farness(end, here) < px(radius + 11))
  return (
    <svg
      ref={picture}
      viewBox={[view.left, view.top, view.width, view.height].join(' ')}
      className="poster-map"
      role="img"
      aria-label={label}
      fill="none"
    >
      <use href={`${coasts}#other`} fill="var(--poster-other)" />
      <EndOfDrawing />
      <MapGrid />
      <use href={`${coasts}#own`} fill="var(--poster-coast)" />
      <g stroke="var(--on-poster)" strokeLinecap="round" className="*:[vector-effect:non-scaling-stroke]">
        <path d={lineOf(behind)} strokeWidth="4" strokeLinejoin="round" />
        <path d={lineOf(ahead)} strokeWidth="3" strokeDasharray="1 8" />
      </g>
      {seen(start) && <End at={start} px={px} />}
      {seen(end) && <End at={end} px={px} />}
      {isBetween && <Here at={here} radius={radius} px={px} />}
      <Names ends={endsOf(from, to)} way={way} view={view} frame={frame} />
    </svg>
  )
}

type InPixels = (size: number) => number

function End({ at: { x, y }, px }: { at: Point; px: InPixels }) {
  return <circle cx={x} cy={y} r={px(6)} fill="var(--on-poster)" />
}

/** The drawing ends north of Manila and east of Jayapura: the land of others fades there, instead of being cut. */
function EndOfDrawing() {
  return (
    <>
      <linearGradient id="end-north" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--poster-ground)" />
        <stop offset="1" stopColor="var(--poster-ground)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="end-east">
        <stop stopColor="var(--poster-ground)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--poster-ground)" />
      </linearGradient>
      <rect x="0" y="-162" width="1010" height="120" fill="url(#end-north)" />
      <rect x="950" y="-162" width="52" height="600" fill="url(#end-east)" />
    </>
  )
}

/** The dot leaves both ends of a short way to be seen. */
function hereRadius(way: readonly Point[], scale: number) {
  const [start, end] = [way[0], way.at(-1)]
  if (!start || !end) return 13
  return Math.max(7, Math.min(13, (farness(start, end) * scale) / 4))
}

function Here({ at: { x, y }, radius, px }: { at: Point; radius: number; px: InPixels }) {
  return (
    <g fill="var(--signal)">
      <circle cx={x} cy={y} r={px(radius * 2.4)} opacity=".28" />
      <circle cx={x} cy={y} r={px(radius)} stroke="var(--on-poster)" strokeWidth={px(4)} />
    </g>
  )
}

interface NamesProps {
  ends: readonly { city: string; at: Point }[]
  way: readonly Point[]
  view: View
  frame: Frame
}

/** Drawn last, so that neither the way nor its dot hides a letter. */
function Names({ ends, way, view, frame }: NamesProps) {
  const px = (size: number) => size / frame.scale
  const named = namesOfEnds(ends, view, frame)
  const cities = farFrom(ends.map(({ at }) => at)).map(([city, at]) => ({
    city,
    at,
    isLeftOfWay: nearestOf(way, at).x > at.x,
  }))
  return (
    <>
      {namesOfOthers(cities, named, view, frame).map((name) => (
        <g key={name.text} className="wide">
          <circle cx={name.at.x} cy={name.at.y} r={px(4)} fill="var(--on-poster)" />
          <Name name={name} px={px} className="other-city" />
        </g>
      ))}
      {named.map((name) => (
        <Name key={`${name.at.x} ${name.at.y}`} name={name} px={px} />
      ))}
    </>
  )
}

function Name({ name, px, className }: { name: PlacedName; px: InPixels; className?: string }) {
  const { text, at, anchor, size_px, dx_px, dy_px } = name
  return (
    <text
      x={at.x}
      y={at.y}
      dx={`${dx_px / size_px}em`}
      dy={`${dy_px / size_px}em`}
      fontSize={px(size_px)}
      textAnchor={anchor}
      className={className}
    >
      {text}
    </text>
  )
}

function endsOf(from: Place | null, to: Place) {
  return [from, to].flatMap((place) =>
    place ? [{ city: place.city, at: project(place.lon, place.lat) }] : [],
  )
}

/** How large the map is; letters and dots keep their size however long the way is. */
function useFrame(picture: { current: SVGSVGElement | null }) {
  const [frame, setFrame] = useState<Frame>({ width: 0, height: 0, scale: 1 })
  useLayoutEffect(() => {
    const svg = picture.current
    if (!svg) return undefined
    // Told once the browser has laid the page out anyway, and drawn before it is shown: asked here, it would lay it out twice.
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = svg
      flushSync(() => setFrame({ width, height, scale: svg.getScreenCTM()?.a || 1 }))
    })
    observer.observe(svg)
    return () => observer.disconnect()
  }, [picture])
  return frame
}

// The map is at least as large as this on paper, in pixels of a 96th of an inch.
const paper = { width: 560, height: 170 }

/** What is measured on the screen says nothing about paper: how many units are a pixel there is known in advance. */
function usePaperScale(picture: { current: SVGSVGElement | null }, { width, height }: View) {
  useLayoutEffect(() => {
    const units = Math.max(width / paper.width, height / paper.height)
    picture.current?.style.setProperty('--paper-pixel', units.toFixed(3))
  }, [picture, width, height])
}

function viewOf(points: readonly Point[]): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const { closest, farthest, timesTheWay } = leastView
  const least = Math.min(farthest, Math.max(closest, Math.hypot(width, height) * timesTheWay))
  const [wide, high] = [Math.max(width, least), Math.max(height, least)]
  return {
    left: Math.round(left - (wide - width) / 2),
    top: Math.round(top - (high - height) / 2),
    width: Math.round(wide),
    height: Math.round(high),
  }
}

function farFrom(ends: readonly Point[]) {
  return Object.values(others)
    .flat()
    .map(([city, lon, lat]) => [city, project(lon, lat)] as const)
    .filter(([, at]) => ends.every((end) => farness(at, end) > apart))
}

function lineOf(way: readonly Point[]) {
  return `M${way.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

function farness(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function nearestOf(way: readonly Point[], at: Point) {
  return way.reduce((best, point) => (farness(point, at) < farness(best, at) ? point : best))
}
