import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { changeProfile, profileChange, readProfile, type Profile } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { fromE164 } from '#contract/places/phone.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { PhoneFields } from '../../parts/places/PhoneFields.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useWords()
  const change = useCall(changeProfile, { refreshes: [readProfile] })
  const [problem, setProblem] = useState<string>()
  const { name, phone, birthdate } = profile
  const form = useForm({
    resolver: zodResolver(profileChange),
    mode: 'onTouched',
    defaultValues: { name, ...fromE164(phone), birthdate: birthdate ?? '' },
  })
  const { field, refuse } = useFormTexts(form)

  async function submit(body: z.output<typeof profileChange>) {
    setProblem(undefined)
    const answer = await change.mutateAsync({ input: { body } })
    if (answer && isSuccess(answer)) toast.success(t('profile.saved'))
    else setProblem(refuse(answer))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('profile.name')} autoComplete="name" {...field('name')} />
      <PhoneFields
        label={t('profile.phone')}
        country={useWatch({ control: form.control, name: 'phone_country' })}
        countryField={field('phone_country')}
        phoneField={field('phone')}
      />
      <TextField
        label={t('profile.birthdate')}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        {...field('birthdate')}
      />
      <SubmitButton className="justify-self-start" pending={change.isPending}>
        {t('ui.save')}
      </SubmitButton>
    </form>
  )
}
