import { mapHeight, mapWidth } from './coastlines.ts'
import { Coasts } from './Coasts.tsx'
import { bow, project } from './project.ts'

const klang = project(101.4, 3)
const jakarta = project(106.85, -6.2)
const johor = project(103.75, 1.45)
const surabaya = project(112.75, -7.25)
const penang = project(100.35, 5.4)
const medan = project(98.7, 3.6)
const kinabalu = project(116.07, 5.98)
const makassar = project(119.4, -5.13)

const ways = [
  { from: klang, to: jakarta, air: true },
  { from: johor, to: surabaya, air: false },
  { from: penang, to: medan, air: false },
  { from: kinabalu, to: makassar, air: true },
]

/** The signature picture: two coasts and the ways between them. Decoration, so it is silent for screen readers. */
export function StraitMap() {
  return (
    <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} className="h-auto w-full" aria-hidden="true" fill="none">
      <Coasts />
      {ways.map(({ from, to, air }) => (
        <path
          key={`${from.x}`}
          d={bow(from, to)}
          className={air ? 'stroke-accent animate-arc' : 'stroke-ink animate-arc'}
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      {ways
        .flatMap(({ from, to }) => [from, to])
        .map(({ x, y }) => (
          <circle key={`${x}`} cx={x} cy={y} r="8" className="fill-surface stroke-ink" strokeWidth="4" />
        ))}
    </svg>
  )
}
