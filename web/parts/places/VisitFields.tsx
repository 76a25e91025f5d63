import Calendar from 'lucide-react/icons/calendar'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import { weekdayOf } from '#contract/places/moment.ts'
import { listSlots } from '#contract/places/slots.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { DatePicker } from '../../ui/DatePicker.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { useWords } from '../../platform/words.ts'

export interface Visit {
  day: string
  time_slot_id: string
}

interface Props {
  region_id: string
  label: string
  value: Visit
  onChange: (visit: Visit) => void
  /** The start was chosen, not by hand. */
  onGiven?: (visit: Visit) => void
  errors: { day: string | undefined; time_slot_id: string | undefined }
  /** No visit before this day. */
  earliest?: string
  /** The last day to choose from, where it is not the usual fortnight. */
  latest?: string
  /** Starts with the first open time if nothing has been chosen yet; soon where another day is given back first. */
  startsChosen?: boolean | 'soon'
  /** The day that such a start looks from on, where earlier ones can be chosen but should not be chosen for anybody. */
  usual?: string
}

/** The day and time slot of a visit, from those the region still has free. */
export function VisitFields({ region_id, startsChosen = false, usual, latest, onGiven, ...rest }: Props) {
  const { t } = useWords()
  const query = latest && rest.earliest ? { from: rest.earliest, to: latest } : {}
  const input = { params: { region: region_id }, query }
  const { data, isError, refetch } = useAnswer(listSlots, input, region_id !== '')
  const days = data?.slot_data
  const isOpen = startsChosen === true && rest.value.day === ''
  useFirstOpen(isOpen ? days : undefined, usual ?? rest.earliest ?? '', onGiven ?? rest.onChange)
  if (region_id === '')
    return (
      <p className="text-muted" data-field="visit_day time_slot_id" tabIndex={-1}>
        {t('ui.visit.choose_region')}
      </p>
    )
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  if (!days || days.length === 0) return <Skeleton className="h-80 w-full max-w-sm" />
  return <OpenDays days={days} startsFolded={startsChosen !== false} {...rest} />
}

interface OpenDaysProps extends Omit<Props, 'region_id' | 'startsChosen' | 'usual' | 'latest' | 'onGiven'> {
  days: Days
  startsFolded: boolean
}

/** A day that is chosen is one line; the month opens for whoever wants another. */
function OpenDays({ days, startsFolded, value, onChange, errors, ...rest }: OpenDaysProps) {
  const [isFolded, setIsFolded] = useState(startsFolded)
  const chosen = days.find(({ day }) => day === value.day)
  const shared = { days, value, onChange, error: errors.day, hasDay: chosen !== undefined, ...rest }
  return (
    <div className="grid gap-4">
      {isFolded && chosen ? (
        <ChosenDay label={rest.label} day={chosen.day} onOther={() => setIsFolded(false)} />
      ) : (
        <Month {...shared} takesFocus={startsFolded && chosen !== undefined} />
      )}
      {chosen && (
        <SlotPicker
          slots={chosen.slots.map(({ id, from, to, left }) => ({ id, label: `${from}–${to}`, left }))}
          value={value.time_slot_id}
          onPick={(time_slot_id) => onChange({ ...value, time_slot_id })}
          field="time_slot_id"
        />
      )}
      {errors.time_slot_id && <p className="text-trouble text-sm font-medium">{errors.time_slot_id}</p>}
    </div>
  )
}

interface ChosenDayProps {
  label: string
  day: string
  onOther: () => void
}

function ChosenDay({ label, day, onOther }: ChosenDayProps) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <div className="grid gap-2">
      <p className="font-medium">{label}</p>
      <div className="border-edge bg-surface flex min-h-14 flex-wrap items-center gap-x-3 rounded-box border px-4 py-1">
        <Calendar className="size-5 shrink-0" aria-hidden="true" />
        <span className="flex-1 font-semibold">{weekdayOf(language, day)}</span>
        <Button kind="quiet" className="px-0! underline" onClick={onOther}>
          {t('ui.visit.another_day')}
        </Button>
      </div>
    </div>
  )
}

interface MonthProps extends Omit<OpenDaysProps, 'errors' | 'startsFolded'> {
  error: string | undefined
  hasDay: boolean
  takesFocus: boolean
}

function Month({ days, label, value, onChange, error, hasDay, takesFocus, earliest = '' }: MonthProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus went with the line of the chosen day.
    if (takesFocus) box.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }, [takesFocus])
  const isFull = (date: string) =>
    date < earliest || !days.some(({ day, slots }) => day === date && slots.some(({ left }) => left > 0))
  return (
    <div ref={box}>
      <DatePicker
        label={label}
        value={value.day}
        min={days[0]?.day ?? ''}
        max={days.at(-1)?.day ?? ''}
        isBlocked={isFull}
        onPick={(day) => onChange({ day, time_slot_id: '' })}
        error={error}
        fields={hasDay ? 'visit_day' : 'visit_day time_slot_id'}
      />
    </div>
  )
}

type Days = Data<typeof listSlots>['slot_data']

function useFirstOpen(days: Days | undefined, earliest: string, onChange: Props['onChange']) {
  const pick = useEffectEvent(onChange)
  useEffect(() => {
    for (const { day, slots } of days ?? []) {
      const slot = slots.find(({ left }) => left > 0)
      if (day >= earliest && slot) return pick({ day, time_slot_id: slot.id })
    }
  }, [days, earliest])
}
