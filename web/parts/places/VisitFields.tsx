import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import { listSlots } from '#contract/places/slots.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { DatePicker } from '../../ui/DatePicker.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DayChips } from './DayChips.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { useWords } from '../../platform/words.ts'

export interface Visit {
  day: string
  time_slot_id: string
}

interface Props {
  region_id: string
  /** The counter they come to: only while it is open. */
  counter?: string | undefined
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
  /** Before this day the payment may not be approved yet; whoever chooses one reads it. */
  checkedFrom?: string
}

/** The day and time slot of a visit, from those the region still has free. */
export function VisitFields(props: Props) {
  const { region_id, counter, startsChosen = false, usual, latest, onGiven, ...rest } = props
  const { t } = useWords()
  const span = latest && rest.earliest ? { from: rest.earliest, to: latest } : {}
  const query = counter ? { ...span, counter } : span
  const input = { params: { region: region_id }, query }
  const { data, isError, refetch } = useAnswer(listSlots, input, region_id !== '')
  const days = data?.slot_data
  const { day } = rest.value
  const isShut = isClosed(days, rest.value)
  const isUnset = startsChosen === true && (day === '' || isShut)
  const earliest = day || (usual ?? rest.earliest ?? '')
  const release = useEffectEvent(() => rest.onChange({ day, time_slot_id: '' }))
  useEffect(() => {
    if (isShut && startsChosen !== true) release()
  }, [isShut, startsChosen])
  useFirstOpen(isUnset ? days : undefined, earliest, onGiven ?? rest.onChange)
  if (region_id === '')
    return (
      <p className="text-muted" data-field="visit_day time_slot_id" tabIndex={-1}>
        {t('ui.visit.choose_region')}
      </p>
    )
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  if (!days || days.length === 0)
    return <Skeleton className={startsChosen === false ? 'h-40 w-full' : 'h-64 w-full'} />
  return <OpenDays days={days} {...rest} />
}

interface OpenDaysProps extends Omit<
  Props,
  'region_id' | 'counter' | 'startsChosen' | 'usual' | 'latest' | 'onGiven'
> {
  days: Days
}

/** The next open days; the month is for whoever wants a later one. */
function OpenDays({ days, value, onChange, errors, label, earliest = '', checkedFrom = '' }: OpenDaysProps) {
  const { t } = useWords()
  const [isFolded, setIsFolded] = useState(true)
  const open = days.filter(({ day, slots }) => day >= earliest && slots.some(({ left }) => left > 0))
  const chosen = days.find(({ day }) => day === value.day)
  const shared = {
    label,
    days: open.map(({ day }) => day),
    value: value.day,
    onPick: (day: string) => onChange({ day, time_slot_id: sameHours(days, value, day) }),
    error: errors.day,
    fields: chosen ? 'visit_day' : 'visit_day time_slot_id',
  }
  return (
    <div className="grid gap-4">
      {isFolded && open.length > 0 ? (
        <DayChips {...shared} onOther={() => setIsFolded(false)} />
      ) : (
        <Month {...shared} min={days[0]?.day ?? ''} max={days.at(-1)?.day ?? ''} takesFocus={!isFolded} />
      )}
      {chosen && chosen.day < checkedFrom && (
        <p role="status" className="text-waiting text-sm font-medium">
          {t('ui.visit.maybe_unchecked')}
        </p>
      )}
      {chosen && (
        <SlotPicker
          slots={chosen.slots.map(({ id, from, to, left }) => ({ id, label: `${from}–${to}`, left }))}
          value={value.time_slot_id}
          onPick={(time_slot_id) => onChange({ ...value, time_slot_id })}
          field="time_slot_id"
          error={errors.time_slot_id}
        />
      )}
      {!chosen && errors.time_slot_id && (
        <p className="text-trouble text-sm font-medium">{errors.time_slot_id}</p>
      )}
    </div>
  )
}

interface MonthProps extends Omit<ComponentProps<typeof DatePicker>, 'isBlocked'> {
  days: readonly string[]
  takesFocus: boolean
}

function Month({ days, takesFocus, ...rest }: MonthProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus went with the row of days.
    if (!takesFocus) return
    const chosen = box.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    const first = box.current?.querySelector<HTMLElement>('[aria-disabled=false]')
    const day = chosen ?? first
    day?.focus()
  }, [takesFocus])
  return (
    <div ref={box}>
      <DatePicker isBlocked={(date) => !days.includes(date)} {...rest} />
    </div>
  )
}

type Days = Data<typeof listSlots>['slot_data']

/** Whoever chooses another day means the same hours, where they are free. */
function sameHours(days: Days, { day, time_slot_id }: Visit, another: string) {
  const slotsOf = (date: string) => days.find((one) => one.day === date)?.slots ?? []
  const hours = slotsOf(day).find(({ id }) => id === time_slot_id)
  const same = slotsOf(another).find(({ from, left }) => from === hours?.from && left > 0)
  return same?.id ?? ''
}

/** Another counter was chosen, which is closed then. */
function isClosed(days: Days | undefined, { day, time_slot_id }: Visit) {
  const chosen = days?.find((one) => one.day === day)
  return chosen !== undefined && time_slot_id !== '' && chosen.slots.every(({ id }) => id !== time_slot_id)
}

function useFirstOpen(days: Days | undefined, earliest: string, onChange: Props['onChange']) {
  const pick = useEffectEvent(onChange)
  useEffect(() => {
    for (const { day, slots } of days ?? []) {
      const slot = slots.find(({ left }) => left > 0)
      if (day >= earliest && slot) return pick({ day, time_slot_id: slot.id })
    }
  }, [days, earliest])
}
