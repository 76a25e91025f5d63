import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { usualWay } from '#contract/places/countries.ts'
import { countryCode } from '#contract/places/geography.ts'
import {
  countVisits,
  holiday,
  listHolidays,
  putHoliday,
  removeHoliday,
  type Holiday,
} from '#contract/places/holidays.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { sentence } from '../../platform/sentence.ts'
import { useDate } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useSaving } from './use-saving.ts'
import { useWords } from '../../platform/words.ts'

/** Days on which nobody comes by and no working day is counted. */
export function Holidays() {
  const { t } = useWords()
  const { data } = useAnswer(listHolidays)
  return (
    <Card className="grid content-start gap-4">
      <h2 data-act="" className="text-lg">
        {t('office_settings.holidays.heading')}
      </h2>
      <p className="text-muted">{t('office_settings.holidays.text')}</p>
      <NewHoliday />
      {!data && <Skeleton className="h-40 w-full" />}
      <ul className="divide-line grid max-h-96 divide-y overflow-y-auto">
        {data?.holiday_data.map((row) => (
          <Row key={row.country + row.date} row={row} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ row: { country, date, label, is_estimated } }: { row: Holiday }) {
  const { t } = useWords()
  const day = useDate()
  const { save, isPending } = useSaving(removeHoliday, [listHolidays])
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="min-w-0">
        <span className="figures block font-semibold">
          {day(date)} · {t(`ui.country.${country}`)}
        </span>
        {label} {is_estimated && <Badge tone="waiting">{t('office_settings.holidays.estimated')}</Badge>}
      </span>
      <Button
        kind="secondary"
        pending={isPending}
        onClick={() => void save({ params: { country, date } })}
        aria-label={`${t('office_settings.holidays.remove')} ${label}, ${date}, ${t(`ui.country.${country}`)}`}
      >
        {t('office_settings.holidays.remove')}
      </Button>
    </li>
  )
}

const empty: Pick<Holiday, 'country' | 'date' | 'label'> = { country: usualWay.from, date: '', label: '' }

type NewDay = typeof empty

function NewHoliday() {
  const { t } = useWords()
  const { form, asked, stopAsking, propose, add, isPending } = useNewHoliday()
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-3" noValidate onSubmit={form.handleSubmit(propose)}>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label={t('ui.country.label')} {...field('country')}>
          {countryCode.options.map((code) => (
            <option key={code} value={code}>
              {t(`ui.country.${code}`)}
            </option>
          ))}
        </SelectField>
        <TextField label={t('office_settings.holidays.date')} type="date" {...field('date')} />
      </div>
      <TextField label={t('office_settings.holidays.label')} {...field('label')} />
      <SubmitButton kind="secondary" className="justify-self-start" pending={isPending}>
        {t('office_settings.holidays.add')}
      </SubmitButton>
      {asked && (
        <Booked
          asked={asked}
          isPending={isPending}
          onClose={stopAsking}
          onConfirm={() => void add(asked.body)}
        />
      )}
    </form>
  )
}

interface Asked {
  body: NewDay
  visits: number
}

/** A day on which people are expected is not closed without a look at them. */
function useNewHoliday() {
  const text = useText()
  const form = useForm({ resolver: zodResolver(holiday), defaultValues: empty })
  const count = useCall(countVisits)
  const { save, isPending } = useSaving(putHoliday, [listHolidays])
  const [asked, setAsked] = useState<Asked>()
  const stopAsking = () => setAsked(undefined)
  async function add(body: NewDay) {
    await save({ body })
    stopAsking()
    form.reset({ ...empty, country: body.country })
  }
  async function propose(body: NewDay) {
    const { country, date } = body
    const answer = await count.mutateAsync({ input: { params: { country, date } } })
    if (!answer || !isSuccess(answer)) return void toast.error(sentence(text, answer))
    if (answer.data.visits === 0) return add(body)
    setAsked({ body, visits: answer.data.visits })
  }
  return { form, asked, stopAsking, propose, add, isPending: isPending || count.isPending }
}

interface BookedProps {
  asked: Asked
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}

function Booked({ asked: { body, visits }, isPending, onClose, onConfirm }: BookedProps) {
  const { t } = useWords()
  const day = useDate()
  const country = t(`ui.country.${body.country}`)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      pending={isPending}
      title={t('office_settings.holidays.booked', { count: visits, country, day: day(body.date) })}
      confirm={t('office_settings.holidays.add_anyway')}
    >
      <p>{t('office_settings.holidays.booked_text')}</p>
      <Link
        className="inline-flex min-h-11 items-center underline underline-offset-4"
        to={`/office/parcels?day=${body.date}`}
      >
        {t('office_settings.holidays.booked_list')}
      </Link>
    </ConfirmDialog>
  )
}
