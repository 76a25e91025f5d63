import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { usualWay } from '#contract/places/countries.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { invitationLifetime_days } from '#contract/people/invitations.ts'
import { languages } from '#contract/platform/language.ts'
import { staffRoles } from '#contract/platform/roles.ts'
import { invitation, invitePerson, listPeople } from '#contract/people/staff.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { CounterSelect, mayHaveCounter } from './CounterSelect.tsx'
import { PhoneFields } from '../../parts/places/PhoneFields.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

export function InviteForm({ onSent }: { onSent: () => void }) {
  const { t } = useWords()
  const { form, field, submit, problem, isPending } = useInvitation(onSent)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      <p className="text-muted">{t('people.invite.text', { days: invitationLifetime_days })}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('people.name')} autoComplete="off" {...field('name')} />
      <TextField label={t('people.email')} type="email" autoComplete="off" {...field('email')} />
      <PhoneFields
        label={t('people.phone')}
        country={useWatch({ control: form.control, name: 'phone_country' })}
        countryField={field('phone_country')}
        phoneField={field('phone')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t('people.role')} {...field('role')}>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {t(`people.roles.${role}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('people.invite.language')} {...field('language')}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {t(`people.languages.${language}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {mayHaveCounter(useWatch({ control: form.control, name: 'role' })) && (
        <CounterSelect label={t('people.invite.counter')} {...field('location_id')} />
      )}
      <SubmitButton pending={isPending}>{t('people.invite.send')}</SubmitButton>
    </form>
  )
}

function useInvitation(onSent: () => void) {
  const { t, language } = useWords()
  const invite = useCall(invitePerson, { refreshes: [listPeople] })
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  const form = useForm<z.input<typeof invitation>, unknown, z.output<typeof invitation>>({
    resolver: zodResolver(invitation),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      phone_country: usualWay.from,
      role: 'courier',
      language,
      location_id: '',
    },
  })
  const { field, refuse } = useFormTexts(form)

  async function submit(body: z.output<typeof invitation>) {
    setProblem(undefined)
    const answer = await invite.mutateAsync({ input: { body }, key: keyFor(body) })
    if (answer?.code_message === 'email_has_account')
      return form.setError('email', { message: 'error.email_has_account' }, { shouldFocus: true })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    toast.success(t('people.invite.sent', { email: body.email }))
    onSent()
  }
  return { form, field, submit, problem, isPending: invite.isPending }
}
