import type { ComponentProps } from 'react'
import { HoursFields } from './HoursFields.tsx'
import { PositionField } from './PositionField.tsx'

type Position = ComponentProps<typeof PositionField>['value']
type Hours = ComponentProps<typeof HoursFields>['value']

interface How {
  shouldDirty: boolean
  shouldValidate?: boolean
}

interface Props {
  value: Position & { hours: Hours }
  errorOf: (name: 'lat' | 'hours') => string | undefined
  /** Of a form that holds these fields. */
  set: {
    (name: 'lat' | 'lon', value: number | null, how: How): void
    (name: 'hours', value: Hours, how: How): void
  }
  isSubmitted: boolean
}

/** Where a counter is found, and when. */
export function PositionAndHours({ value: { lat, lon, hours }, errorOf, set, isSubmitted }: Props) {
  const again = { shouldValidate: isSubmitted, shouldDirty: true }
  const move = (position: Position) => {
    set('lon', position.lon, { shouldDirty: true })
    set('lat', position.lat, again)
  }
  return (
    <>
      <PositionField value={{ lat, lon }} error={errorOf('lat')} onChange={move} />
      <HoursFields
        value={hours}
        error={errorOf('hours')}
        onChange={(changed) => set('hours', changed, again)}
      />
    </>
  )
}
