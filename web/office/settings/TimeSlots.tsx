import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isSuccess } from '#contract/platform/envelope.ts'
import {
  addTimeSlot,
  changeTimeSlot,
  newTimeSlot,
  readSettings,
  type TimeSlot,
} from '#contract/places/settings.ts'
import { unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { control, TextField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { readNumber } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useSaving } from './use-saving.ts'
import { useWords } from '../../platform/words.ts'

export function TimeSlots({ slots }: { slots: TimeSlot[] }) {
  const { t } = useWords()
  return (
    <Card className="grid content-start gap-4">
      <h2 data-act="" className="text-lg">
        {t('office_settings.slots.heading')}
      </h2>
      <p className="text-muted">{t('office_settings.slots.text')}</p>
      <ul className="grid gap-3">
        {slots.map((slot) => (
          <Slot key={slot.id} slot={slot} />
        ))}
      </ul>
      <NewSlot />
    </Card>
  )
}

function Slot({ slot: { id, from, to, capacity, is_active } }: { slot: TimeSlot }) {
  const { t } = useWords()
  const { save } = useSaving(changeTimeSlot, [readSettings])
  const set = (body: { capacity: number; is_active: boolean }) => void save({ params: { id }, body })
  const hours = `${from}–${to}`
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="figures w-28 font-semibold">{hours}</span>
      <input
        className={`${control} figures max-w-24`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={capacity}
        aria-label={`${hours}, ${t('office_settings.slots.capacity')}`}
        onBlur={({ target }) => {
          const typed = readNumber(target.value)
          // The server's rules refuse an invalid number of places, in the reader's language.
          if (typed !== capacity)
            set({ capacity: typed === undefined || Number.isNaN(typed) ? -1 : typed, is_active })
        }}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-6"
          checked={is_active}
          aria-label={`${hours}, ${t('office.offered')}`}
          onChange={({ target }) => set({ capacity, is_active: target.checked })}
        />
        <span aria-hidden="true">{t('office.offered')}</span>
      </label>
    </li>
  )
}

const empty = { from: '18:00', to: '20:00', capacity: 10 }

function NewSlot() {
  const { t } = useWords()
  const form = useForm({ resolver: unfilledResolver(newTimeSlot), defaultValues: empty })
  const { field, refuse } = useFormTexts(form)
  const add = useCall(addTimeSlot, { refreshes: [readSettings] })
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function save(body: typeof empty) {
    const answer = await add.mutateAsync({ input: { body }, key: keyFor(body) })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    setProblem(undefined)
    toast.success(t('office.saved'))
    form.reset(empty)
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <div className="grid grid-cols-3 gap-3">
        <TextField label={t('office_settings.slots.from')} type="time" {...field('from')} />
        <TextField label={t('office_settings.slots.to')} type="time" {...field('to')} />
        <NumberField label={t('office_settings.slots.capacity')} form={form} name="capacity" kind="count" />
      </div>
      <SubmitButton kind="secondary" className="justify-self-start" pending={add.isPending}>
        {t('office_settings.slots.add')}
      </SubmitButton>
    </form>
  )
}
