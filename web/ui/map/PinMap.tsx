import { mapHeight, mapWidth } from './coastlines.ts'
import { Coasts } from './Coasts.tsx'
import { project } from './project.ts'
import { useWords } from '../../platform/words.ts'

interface Pin {
  id: string
  label: string
  lon: number
  lat: number
}

interface Props {
  pins: readonly Pin[]
  /** Where the reader is, when they have said so. */
  here?: { lat: number; lon: number; label: string } | undefined
}

/** The archipelago with places on it. The list beside it says the same in words, so each pin only carries its name. */
export function PinMap({ pins, here }: Props) {
  const { t } = useWords()
  return (
    <svg
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      className="bg-sea h-auto w-full rounded-box"
      role="img"
      aria-label={t('ui.map.label')}
    >
      <Coasts />
      {pins.map(({ id, label, lon, lat }) => {
        const { x, y } = project(lon, lat)
        return (
          // The picture shrinks on a phone, the pins do not.
          <circle
            key={id}
            cx={x}
            cy={y}
            r="9"
            className="fill-accent stroke-surface max-md:[r:15px]"
            strokeWidth="3"
          >
            <title>{label}</title>
          </circle>
        )
      })}
      {here && <Here {...here} />}
    </svg>
  )
}

/** Another shape as well as another colour. */
function Here({ lat, lon, label }: { lat: number; lon: number; label: string }) {
  const { x, y } = project(lon, lat)
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{label}</title>
      <circle r="18" className="stroke-ink fill-none" strokeWidth="4" />
      <circle r="7" className="fill-ink" />
    </g>
  )
}
