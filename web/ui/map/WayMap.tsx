import { mapHeight, mapWidth } from './coastlines.ts'
import { Coasts } from './Coasts.tsx'
import { bow, project } from './project.ts'

interface End {
  lat: number
  lon: number
  city: string
}

interface Props {
  from: End
  to: End
  isAir: boolean
  isDone: boolean
  label: string
}

/** One way from city to city: by air in the accent, by sea in deep colour, whole once it has arrived. */
export function WayMap({ from, to, isAir, isDone, label }: Props) {
  const [start, end] = [project(from.lon, from.lat), project(to.lon, to.lat)]
  return (
    <svg
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      className="bg-sea h-auto w-full rounded-box"
      role="img"
      aria-label={label}
      fill="none"
    >
      <Coasts />
      <path
        d={bow(start, end)}
        className={`${isAir ? 'stroke-accent' : 'stroke-ink'} ${isDone ? '' : 'animate-arc'}`}
        strokeWidth="5"
        strokeLinecap="round"
      />
      {[
        { ...start, city: from.city },
        { ...end, city: to.city },
      ].map(({ x, y, city }) => (
        <circle key={city} cx={x} cy={y} r="9" className="fill-surface stroke-ink" strokeWidth="4">
          <title>{city}</title>
        </circle>
      ))}
    </svg>
  )
}
