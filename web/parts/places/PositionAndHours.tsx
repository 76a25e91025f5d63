import type { ComponentProps } from 'react'
import { HoursFields } from './HoursFields.tsx'
import { PositionField } from './PositionField.tsx'

type Position = ComponentProps<typeof PositionField>['value']
type Hours = ComponentProps<typeof HoursFields>['value']

interface Props {
  value: Position & { hours: Hours }
  errors: { lat: string | undefined; hours: string | undefined }
  onMove: (position: Position) => void
  onHours: (hours: Hours) => void
}

/** Where a counter is found, and when. */
export function PositionAndHours({ value: { lat, lon, hours }, errors, onMove, onHours }: Props) {
  return (
    <>
      <PositionField value={{ lat, lon }} error={errors.lat} onChange={onMove} />
      <HoursFields value={hours} error={errors.hours} onChange={onHours} />
    </>
  )
}
