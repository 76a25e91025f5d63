import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { countryCode } from '#contract/geography.ts'
import { createManifest, listManifests, typedManifest } from '#contract/manifests.ts'
import { useFormTexts } from '../form.ts'
import { Alert } from '../ui/Alert.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { SelectField, TextField } from '../ui/Field.tsx'
import { useCall } from '../use-call.ts'
import { useKeyFor } from '../use-key.ts'
import { useSaved } from './use-saved.ts'

type Values = z.infer<typeof typedManifest>

const empty: Values = {
  mode: 'air',
  from_country: 'MY',
  to_country: 'ID',
  from_place: '',
  to_place: '',
  cut_off_at: '',
  departs_at: '',
  capacity_kg: 500,
}

export function ManifestForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation()
  const { form, problem, save } = useManifestForm(onSaved)
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <SelectField label={t('office.manifests.mode')} {...field('mode')}>
        {(['air', 'sea'] as const).map((mode) => (
          <option key={mode} value={mode}>
            {t(`office.manifests.modes.${mode}`)}
          </option>
        ))}
      </SelectField>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="grid grid-cols-2 gap-4">
          <SelectField label={t(`office.manifests.${end}_country`)} {...field(`${end}_country`)}>
            {countryCode.options.map((code) => (
              <option key={code} value={code}>
                {t(`ui.country.${code}`)}
              </option>
            ))}
          </SelectField>
          <TextField label={t(`office.manifests.${end}_place`)} {...field(`${end}_place`)} />
        </div>
      ))}
      <TextField label={t('office.manifests.cut_off_at')} type="datetime-local" {...field('cut_off_at')} />
      <TextField label={t('office.manifests.departs_at')} type="datetime-local" {...field('departs_at')} />
      <TextField
        label={t('office.manifests.capacity_kg')}
        type="number"
        {...field('capacity_kg')}
        {...form.register('capacity_kg', { valueAsNumber: true })}
      />
      <SubmitButton pending={form.formState.isSubmitting}>{t('ui.save')}</SubmitButton>
    </form>
  )
}

function useManifestForm(onSaved: () => void) {
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(typedManifest),
    mode: 'onTouched',
    defaultValues: empty,
  })
  const { problem, take } = useSaved(form, onSaved)
  const create = useCall(createManifest, { refreshes: [listManifests] })
  const keyFor = useKeyFor()
  function save(values: Values) {
    const body = {
      ...values,
      cut_off_at: new Date(values.cut_off_at).toISOString(),
      departs_at: new Date(values.departs_at).toISOString(),
    }
    return take(create.mutateAsync({ input: { body }, key: keyFor(body) }))
  }
  return { form, problem, save }
}
