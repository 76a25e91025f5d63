import { useWatch } from 'react-hook-form'
import { useFormTexts } from '../../platform/form.ts'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { ApplicationForm } from './application.ts'
import { useWords } from '../../platform/words.ts'

export function BusinessFields({ form }: { form: ApplicationForm }) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  const country = useWatch({ control: form.control, name: 'country_id' })
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-lg font-bold">{t('agent_registration.business.heading')}</legend>
      <TextField
        label={t(`agent_registration.business.number.${country}`)}
        hint={t(`agent_registration.business.number_hint.${country}`)}
        autoComplete="off"
        autoCapitalize="characters"
        className="figures"
        maxLength={20}
        {...field('registration_number')}
      />
      <NumberField
        label={t('agent_registration.business.years')}
        className="max-w-32"
        form={form}
        name="years_in_business"
        kind="count"
      />
      <TextArea
        label={t('agent_registration.business.about')}
        hint={t('agent_registration.business.about_hint')}
        maxLength={1000}
        {...field('about')}
      />
    </fieldset>
  )
}
