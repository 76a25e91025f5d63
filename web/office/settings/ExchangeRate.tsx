import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeExchangeRate, exchangeRate, readSettings } from '#contract/settings.ts'
import { useFormTexts } from '../../form.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useSaving } from './use-saving.ts'

export function ExchangeRate({ current }: { current: number }) {
  const { t } = useTranslation()
  const form = useForm({
    resolver: zodResolver(exchangeRate),
    defaultValues: { rupiah_per_ringgit: current },
  })
  const { field } = useFormTexts(form)
  const { save, isPending } = useSaving(changeExchangeRate, [readSettings])
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-lg">{t('office_settings.rate.heading')}</h2>
      <p className="text-muted">{t('office_settings.rate.text')}</p>
      <form className="grid gap-3" noValidate onSubmit={form.handleSubmit((body) => save({ body }))}>
        <TextField
          label={t('office_settings.rate.label')}
          type="number"
          className="figures max-w-40"
          {...field('rupiah_per_ringgit')}
          {...form.register('rupiah_per_ringgit', { valueAsNumber: true })}
        />
        <SubmitButton kind="secondary" className="justify-self-start" pending={isPending}>
          {t('ui.save')}
        </SubmitButton>
      </form>
    </Card>
  )
}
