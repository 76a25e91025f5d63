import { useTranslation } from 'react-i18next'
import { mapHeight, mapWidth } from './coastlines.ts'
import { Coasts } from './Coasts.tsx'
import { project } from './project.ts'

export interface Pin {
  id: string
  label: string
  lon: number
  lat: number
}

/** The archipelago with places on it. The list beside it says the same in words, so each pin only carries its name. */
export function PinMap({ pins }: { pins: readonly Pin[] }) {
  const { t } = useTranslation()
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
          <circle key={id} cx={x} cy={y} r="9" className="fill-accent stroke-surface" strokeWidth="3">
            <title>{label}</title>
          </circle>
        )
      })}
    </svg>
  )
}
