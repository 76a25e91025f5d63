import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { isSuccess, type Failure } from '#contract/platform/envelope.ts'
import { receiverServices } from '#contract/orders/shipments.ts'
import { moveVisit, visitChoice, type Visit, type VisitChoice } from '#contract/orders/visits.ts'
import { listSlots } from '#contract/places/slots.ts'
import { trackParcel } from '#contract/parcels/tracking.ts'
import { VisitFields } from '../../parts/places/VisitFields.tsx'
import { useFormTexts } from '../../platform/form.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { FailureAlert } from '../../ui/FailureAlert.tsx'
import { CounterCards } from '../../parts/places/CounterCards.tsx'
import { useVisitWords } from './use-visit-words.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  number: string
  visit_key: string
  visit: Visit
  isBox: boolean
  onKeep: () => void
  onMoved: () => void
  /** What is shown is not true any more. */
  onStale: () => void
}

type Form = UseFormReturn<VisitChoice, unknown, VisitChoice>

/** Another day and time; for a receiver also another place. */
export function AnotherDayForm({ visit, isBox, onKeep, ...rest }: Props) {
  const { t } = useWords()
  const form = useForm({
    resolver: zodResolver(choiceAmong(visit.counters)),
    defaultValues: {
      visit_day: '',
      time_slot_id: '',
      service_type: visit.service_type,
      counter_id: visit.counter?.id ?? '',
    },
  })
  const { send, failure, isPending } = useMove(form, { visit, ...rest })
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {visit.party === 'receiver' && <PlaceFields form={form} visit={visit} isBox={isBox} />}
      <DayFields form={form} visit={visit} />
      {failure && <FailureAlert failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={isPending}>{t('receiver.visit.move')}</SubmitButton>
        <Button kind="secondary" onClick={onKeep}>
          {t('receiver.visit.keep')}
        </Button>
      </div>
    </form>
  )
}

/** Whoever collects says where, as long as there is a counter to name. */
function choiceAmong(counters: Visit['counters']) {
  return visitChoice.refine(
    ({ service_type, counter_id }) =>
      service_type !== 'self_pickup' || counter_id !== '' || counters.length === 0,
    { path: ['counter_id'], error: 'error.collection_counter_required' },
  )
}

function useMove(
  form: Form,
  { number, visit_key, visit, onMoved, onStale }: Omit<Props, 'onKeep' | 'isBox'>,
) {
  const keyFor = useKeyFor()
  const { refuse } = useFormTexts(form)
  const move = useCall(moveVisit, { refreshes: [listSlots, trackParcel] })
  const [failure, setFailure] = useState<Failure>()
  const send = async (chosen: VisitChoice) => {
    setFailure(undefined)
    const counter_id = chosen.service_type === 'self_pickup' ? chosen.counter_id : ''
    const seen = { seen_day: visit.visit_day ?? '', seen_moves_left: visit.moves_left }
    const body = { visit_key, ...chosen, counter_id, ...seen }
    const input = { params: { number }, body }
    const answer = await move.mutateAsync({ input, key: keyFor(input) })
    if (answer && isSuccess(answer)) return onMoved()
    const problem = refuse(answer)
    if (problem !== undefined) setFailure(answer)
    if (answer?.code === 409) onStale()
  }
  return { send, failure, isPending: move.isPending }
}

interface FieldsProps {
  form: Form
  visit: Visit
}

/** The door, or a counter in the zone that was paid for. */
function PlaceFields({ form, visit, isBox }: FieldsProps & Pick<Props, 'isBox'>) {
  const { counters, service_type: ordered } = visit
  const words = useVisitWords(isBox)
  const service_type = useWatch({ control: form.control, name: 'service_type' })
  if (counters.length === 0 && ordered === 'delivery') return null
  return (
    <>
      <ChoiceGroup label={words.how}>
        <div className="grid gap-3">
          {receiverServices.map((id) => (
            <ChoiceCard
              key={id}
              name="service_type"
              value={id}
              checked={id === service_type}
              onChange={() => form.setValue('service_type', id, { shouldDirty: true })}
            >
              <span className="block font-semibold">{words.service(id)}</span>
            </ChoiceCard>
          ))}
        </div>
      </ChoiceGroup>
      {service_type === 'self_pickup' && counters.length > 0 && (
        <CounterField form={form} counters={counters} />
      )}
    </>
  )
}

function CounterField({ form, counters }: Pick<FieldsProps, 'form'> & Pick<Visit, 'counters'>) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const chosen = useWatch({ control: form.control, name: 'counter_id' })
  return (
    <CounterCards
      {...{ counters, chosen }}
      label={t('receiver.visit.counter')}
      name="counter_id"
      onPick={(id) => form.setValue('counter_id', id, { shouldDirty: true, shouldValidate: true })}
      error={errorOf('counter_id')}
    />
  )
}

function DayFields({ form, visit }: FieldsProps) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const [day, time_slot_id, service_type, counter_id] = useWatch({
    control: form.control,
    name: ['visit_day', 'time_slot_id', 'service_type', 'counter_id'],
  })
  return (
    <VisitFields
      region_id={visit.region_id}
      counter={service_type === 'self_pickup' ? counter_id : visit.drop_point?.id}
      label={t('receiver.visit.day')}
      value={{ day, time_slot_id }}
      earliest={visit.first_day}
      latest={visit.last_day}
      onChange={(chosen) => {
        form.setValue('visit_day', chosen.day, { shouldValidate: true, shouldDirty: true })
        const isChosen = chosen.time_slot_id !== ''
        form.setValue('time_slot_id', chosen.time_slot_id, { shouldValidate: isChosen, shouldDirty: true })
      }}
      errors={{ day: errorOf('visit_day'), time_slot_id: errorOf('time_slot_id') }}
    />
  )
}
