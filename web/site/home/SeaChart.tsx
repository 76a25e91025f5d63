import { useRef } from 'react'
import type { CountryCode } from '#contract/places/countries.ts'
import { Coasts } from '../../ui/map/Coasts.tsx'
import { useRides } from './use-rides.ts'

type Port = readonly [
  city: string,
  x: number,
  y: number,
  anchor: 'start' | 'end',
  dx: number,
  dy: number,
  look: string,
]

// Where a place is on a chart of 36 units a degree, and on which side of it its name is written, in its own size.
const ports: Record<CountryCode, readonly [Port, ...Port[]]> = {
  MY: [
    ['George Town', 670.7, 121.2, 'start', 0.9, -0.4, 'wide'],
    ['Klang', 719.6, 203.1, 'start', 0.9, -0.4, 'main'],
    ['Johor Bahru', 794.2, 262.6, 'start', 0.85, -0.55, 'wide'],
    ['Kuching', 1031, 260.4, 'start', 0.8, 1, 'on-land'],
    ['Kinabalu', 1237.3, 100.6, 'end', -0.85, 0.5, ''],
  ],
  ID: [
    ['Medan', 610.9, 186.9, 'end', -0.8, 0.35, ''],
    ['Palembang', 829.8, 423.9, 'end', -0.7, -0.7, 'on-land wide'],
    ['Jakarta', 905.4, 537.3, 'end', -0.6, 0.9, 'main'],
    ['Surabaya', 1117.8, 576.1, 'start', 0.7, -0.5, 'main'],
    ['Pontianak', 995, 317.3, 'start', 0.85, 1, 'on-land wide'],
    ['Balikpapan', 1264.7, 362, 'end', -0.85, 1, 'on-land wide'],
    ['Makassar', 1357.9, 501.5, 'end', -0.8, -0.5, ''],
  ],
}

const lanes = [
  [
    'lane',
    'M706.7 210C711.9 215.8 726.2 234.1 738 244.9C749.8 255.7 766.2 270.1 777.6 274.8C789 279.5 796.8 272.4 806.4 273C816 273.6 824.4 268.2 835.2 278.4C846 288.6 858.3 314.7 871.2 334.2C884.1 353.7 904.2 375.7 912.6 395.5C921 415.3 922.5 430.3 921.6 453.1C920.7 476 909.6 519.4 907.2 532.6',
  ],
  [
    'lane',
    'M912.6 395.5C915.9 405.7 917.1 437.5 932.4 456.7C947.7 475.9 979.2 497 1004.4 510.9C1029.6 524.8 1064.9 530.8 1083.6 539.9C1102.3 549 1111.2 561 1116.7 565.2',
  ],
  ['lane wide', 'M667.8 125.2C663.9 128.5 653.1 136.6 644.4 145C635.7 153.4 620.4 170.6 615.6 175.7'],
  [
    'lane',
    'M1029.6 253.2C1024.2 250.2 1007.4 233.7 997.2 235.2C987 236.7 973.2 251.7 968.4 262.2C963.6 272.7 965.1 289.2 968.4 298.2C971.7 307.2 984.9 313.2 988.2 316.2',
  ],
  ['lane air', 'M719.6 203.1Q1023.1 278.1 1117.8 576.1'],
  ['lane air wide', 'M719.6 203.1Q668.5 216.7 610.9 186.9'],
  ['lane air', 'M1237.3 100.6Q1233.5 320.3 1357.9 501.5'],
  ['lane air wide', 'M794.2 262.6Q1039.4 265.3 1264.7 362'],
] as const

const meridians = [118.8, 298.8, 478.8, 658.8, 838.8, 1018.8, 1198.8, 1378.8]
const parallels = [678.1, 496.5, 136]

// Which lane it rides; where on it, and in `hero.css`, it stands while nothing moves, which way it then looks; how long a ride takes.
const crafts = [
  { Craft: Ship, lane: 0, stands: 0.48, look: 'at-jakarta', angle: 0, ride_s: 80 },
  { Craft: Ship, lane: 1, stands: 0.66, look: 'at-surabaya wide', angle: 0, ride_s: 80 },
  { Craft: Plane, lane: 4, stands: 0.48, look: 'above-surabaya', angle: 42, ride_s: 40 },
  { Craft: Plane, lane: 6, stands: 0.55, look: 'above-makassar', angle: 71, ride_s: 40 },
  { Craft: Plane, lane: 7, stands: 0.66, look: 'above-balikpapan wide', angle: 16, ride_s: 40 },
] as const

/** The signature picture: two coasts and the lanes between them. Decoration, so it is silent for screen readers. */
export function SeaChart() {
  const chart = useRef<HTMLDivElement>(null)
  useRides(chart, crafts)
  return (
    <div ref={chart} className="chart" aria-hidden="true">
      <svg viewBox="0 0 1440 932" className="sheet">
        <path
          className="stroke-ink"
          opacity=".1"
          d={meridians
            .map((x) => `M${x} 0V932`)
            .concat(parallels.map((y) => `M-1440 ${y}H1440`))
            .join('')}
        />
        <path className="stroke-ink" opacity=".28" strokeDasharray="8 6" d="M-1440 316.2H1440" />
        <g transform="scale(1.6704)translate(282.3 25)">
          <Coasts />
        </g>
        <text className="water wide" transform="translate(494 96)rotate(24)">
          Selat Melaka
        </text>
        <text className="water wide" x="1141" y="522">
          Laut Jawa
        </text>
        {lanes.map(([look, way]) => (
          <path key={way} className={look} d={way} />
        ))}
        <Ports />
      </svg>
      {crafts.map(({ Craft, look, angle }) => (
        <svg key={look} viewBox="-22 -22 44 44" className={`craft ${look}`}>
          <Craft angle={angle} />
        </svg>
      ))}
    </div>
  )
}

function Ports() {
  return Object.values(ports)
    .flat()
    .map(([city, x, y, anchor, dx, dy, look]) => (
      <g key={city} className={look.endsWith('wide') ? 'wide' : ''}>
        <circle className="port" cx={x} cy={y} />
        <text className={look} x={x} y={y} dx={`${dx}em`} dy={`${dy}em`} textAnchor={anchor}>
          {city === 'Kinabalu' && <tspan className="wide">Kota </tspan>}
          {city}
        </text>
      </g>
    ))
}

function Ship() {
  return (
    <>
      <path d="M-20-2h40l-6 11h-27zM8-14h7v12H8z" className="fill-ink" />
      <path d="M-16-9h9v7h-9zM-5-9h9v7h-9z" className="fill-signal" />
      <path d="M-10-16h9v7h-9z" className="fill-carton" />
    </>
  )
}

function Plane({ angle }: { angle: number }) {
  return <path d={planePath} className="fill-accent-strong" transform={`rotate(${angle})`} />
}

/** A plane that flies to the right, with its middle at 0 0. */
export const planePath =
  'M17 0c0-2-3-3-6-3H4L-4-14h-4l4 11h-7l-4-5h-3l2 8-2 8h3l4-5h7l-4 11h4L4 3h7c3 0 6-1 6-3z'
