import { useId } from 'react'
import { weekdays, type Weekday } from '#contract/places/opening-hours.ts'
import type { OpeningHours } from '#contract/places/hours-shapes.ts'
import { useDateWords } from '../../ui/calendar.ts'
import { control } from '../../ui/Field.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  value: OpeningHours
  onChange: (hours: OpeningHours) => void
  error?: string | undefined
}

const usual: [string, string] = ['09:00', '18:00']

/** A week: each day closed, or open from when to when. */
export function HoursFields({ value, onChange, error }: Props) {
  const { t } = useWords()
  const id = useId()
  const set = (day: Weekday, hours: [string, string] | undefined) =>
    onChange({ ...without(value, day), ...(hours ? { [day]: hours } : {}) })
  return (
    <fieldset className="grid min-w-0 gap-2" {...(error ? { 'aria-describedby': `${id}-error` } : {})}>
      <legend className="mb-1 font-medium">{t('ui.hours.legend')}</legend>
      {weekdays.map((day) => (
        <Day key={day} day={day} hours={value[`${day}`]} onChange={(hours) => set(day, hours)} />
      ))}
      {error && (
        <p id={`${id}-error`} className="text-trouble text-sm font-medium">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function without(hours: OpeningHours, day: Weekday): OpeningHours {
  return Object.fromEntries(Object.entries(hours).filter(([known]) => known !== String(day)))
}

interface DayProps {
  day: Weekday
  hours: [string, string] | undefined
  onChange: (hours: [string, string] | undefined) => void
}

function Day({ day, hours, onChange }: DayProps) {
  const { t } = useWords()
  const { longWeekdays } = useDateWords()
  const name = longWeekdays[day - 1] ?? ''
  return (
    <div className="border-line grid gap-x-4 gap-y-1 border-b pb-2 sm:min-h-13 sm:grid-cols-[10rem_1fr] sm:items-center">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0"
          name={day === 1 ? 'hours' : undefined}
          checked={hours !== undefined}
          onChange={({ target }) => onChange(target.checked ? usual : undefined)}
        />
        {name}
      </label>
      {hours ? (
        <div className="grid grid-cols-[minmax(0,9rem)_auto_minmax(0,9rem)] items-center justify-start gap-2">
          <Time
            label={t('ui.hours.from', { day: name })}
            value={hours[0]}
            onChange={(from) => onChange([from, hours[1]])}
            wrong={hours[0] >= hours[1]}
          />
          <span aria-hidden="true">–</span>
          <Time
            label={t('ui.hours.to', { day: name })}
            value={hours[1]}
            onChange={(to) => onChange([hours[0], to])}
            wrong={hours[0] >= hours[1]}
          />
        </div>
      ) : (
        <p className="text-muted max-sm:hidden">{t('ui.opening.closed')}</p>
      )}
    </div>
  )
}

interface TimeProps {
  label: string
  value: string
  onChange: (time: string) => void
  wrong: boolean
}

function Time({ label, value, onChange, wrong }: TimeProps) {
  return (
    <input
      type="time"
      className={`${control} figures`}
      aria-label={label}
      aria-invalid={wrong}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
