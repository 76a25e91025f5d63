import { project } from '../../ui/map/project.ts'

// Further than the poster reaches on any screen, in units of the coasts.
const left = -1500
const right = 2500
const top = -1500
const bottom = 2000

const meridians = [85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 135, 140, 145]
const parallels = [-15, -10, -5, 5, 10, 15]

const hairlines = [
  ...meridians.map((lon) => `M${project(lon, 0).x.toFixed(1)} ${top}V${bottom}`),
  ...parallels.map((lat) => `M${left} ${project(0, lat).y.toFixed(1)}H${right}`),
].join('')
const equator = `M${left} ${project(0, 0).y.toFixed(1)}H${right}`

/** Every fifth degree and, dashed, the equator: they make a sea of what would be an empty ground. */
export function MapGrid() {
  return (
    <g stroke="var(--on-poster)" className="*:[vector-effect:non-scaling-stroke]">
      <path d={hairlines} opacity=".1" />
      <path d={equator} opacity=".3" strokeDasharray="8 6" />
    </g>
  )
}
