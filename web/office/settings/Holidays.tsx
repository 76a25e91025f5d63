import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usualWay } from '#contract/places/countries.ts'
import { countryCode } from '#contract/places/geography.ts'
import { holiday, listHolidays, putHoliday, removeHoliday, type Holiday } from '#contract/places/holidays.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useDate } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { useSaving } from './use-saving.ts'

/** Days on which nobody comes by and no working day is counted. */
export function Holidays() {
  const { t } = useTranslation()
  const { data } = useAnswer(listHolidays)
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-lg">{t('office_settings.holidays.heading')}</h2>
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
  const { t } = useTranslation()
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

function NewHoliday() {
  const { t } = useTranslation()
  const form = useForm({ resolver: zodResolver(holiday), defaultValues: empty })
  const { field } = useFormTexts(form)
  const { save, isPending } = useSaving(putHoliday, [listHolidays])
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={form.handleSubmit(async (body) => {
        await save({ body })
        form.reset({ ...empty, country: body.country })
      })}
    >
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
    </form>
  )
}
