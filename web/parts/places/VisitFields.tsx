import { useTranslation } from 'react-i18next'
import { listSlots } from '#contract/places/slots.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { DatePicker } from '../../ui/DatePicker.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SlotPicker } from './SlotPicker.tsx'

interface Visit {
  day: string
  time_slot_id: string
}

interface Props {
  region_id: string
  label: string
  value: Visit
  onChange: (visit: Visit) => void
  errors: { day: string | undefined; time_slot_id: string | undefined }
  /** No visit before this day. */
  earliest?: string
}

/** The day and time slot of a visit, as the region still has them. */
export function VisitFields({ region_id, label, value, onChange, errors, earliest = '' }: Props) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useAnswer(listSlots, { params: { region: region_id } }, region_id !== '')
  if (region_id === '')
    return (
      <p className="text-muted" data-field="visit_day time_slot_id" tabIndex={-1}>
        {t('ui.visit.choose_region')}
      </p>
    )
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  const days = data?.slot_data
  const [first, last] = [days?.[0], days?.at(-1)]
  if (!days || !first || !last) return <Skeleton className="h-80 w-full max-w-sm" />
  const isFull = (date: string) =>
    date < earliest || !days.some(({ day, slots }) => day === date && slots.some(({ left }) => left > 0))
  const chosen = days.find(({ day }) => day === value.day)
  return (
    <div className="grid gap-4">
      <DatePicker
        label={label}
        value={value.day}
        min={first.day}
        max={last.day}
        isBlocked={isFull}
        onPick={(day) => onChange({ day, time_slot_id: '' })}
        error={errors.day}
        fields={chosen ? 'visit_day' : 'visit_day time_slot_id'}
      />
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
