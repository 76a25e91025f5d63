import { useWatch } from 'react-hook-form'
import { useFormTexts } from '../../platform/form.ts'
import { TextField } from '../../ui/Field.tsx'
import { PhoneFields } from '../../parts/places/PhoneFields.tsx'
import type { ApplicationForm } from './application.ts'
import { useWords } from '../../platform/words.ts'

export function PersonFields({ form }: { form: ApplicationForm }) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-lg font-bold">{t('agent_registration.person.heading')}</legend>
      <TextField
        label={t('agent_registration.person.name')}
        hint={t('agent_registration.person.name_hint')}
        autoComplete="name"
        {...field('name')}
      />
      <TextField
        label={t('agent_registration.person.email')}
        hint={t('agent_registration.person.email_hint')}
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <PhoneFields
        label={t('agent_registration.person.phone')}
        country={useWatch({ control: form.control, name: 'phone_country' })}
        countryField={field('phone_country')}
        phoneField={field('phone')}
      />
    </fieldset>
  )
}
