import { useForm } from 'react-hook-form'
import { changeExchangeRate, exchangeRate, readSettings } from '#contract/places/settings.ts'
import { unfilledResolver } from '../../platform/form.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { useSaving } from './use-saving.ts'
import { useWords } from '../../platform/words.ts'

export function ExchangeRate({ current }: { current: number }) {
  const { t } = useWords()
  const form = useForm({
    resolver: unfilledResolver(exchangeRate),
    defaultValues: { rupiah_per_ringgit: current },
  })
  const { save, isPending } = useSaving(changeExchangeRate, [readSettings])
  return (
    <Card className="grid content-start gap-4">
      <h2 data-act="" className="text-lg">
        {t('office_settings.rate.heading')}
      </h2>
      <p className="text-muted">{t('office_settings.rate.text')}</p>
      <form className="grid gap-3" noValidate onSubmit={form.handleSubmit((body) => save({ body }))}>
        <NumberField
          label={t('office_settings.rate.label')}
          className="max-w-40"
          form={form}
          name="rupiah_per_ringgit"
        />
        <SubmitButton kind="secondary" className="justify-self-start" pending={isPending}>
          {t('ui.save')}
        </SubmitButton>
      </form>
    </Card>
  )
}
