import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { changePassword, passwordChange, readProfile } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { ProfileFrame } from '../../shell/ProfileFrame.tsx'
import { useWords } from '../../platform/words.ts'

const empty = { current_password: '', password: '', password_confirmation: '' }

export function Page() {
  const { t } = useWords()
  const { form, field, submit, problem, pending } = useChange()
  const password = useWatch({ control: form.control, name: 'password' })
  const profile = useAnswer(readProfile).data?.profile
  return (
    <ProfileFrame heading={t('profile.change_password.heading')}>
      <Card>
        <form className="grid max-w-md gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
          {problem && <Alert tone="destructive">{problem}</Alert>}
          <PasswordField
            label={t('profile.change_password.current')}
            autoComplete="current-password"
            {...field('current_password')}
          />
          <NewPasswordFields
            labels={{
              password: t('profile.change_password.next'),
              again: t('profile.change_password.again'),
            }}
            fields={{ password: field('password'), again: field('password_confirmation') }}
            password={password}
            own={profile && [profile.name, profile.email]}
          />
          <SubmitButton pending={pending}>{t('profile.change_password.submit')}</SubmitButton>
        </form>
      </Card>
    </ProfileFrame>
  )
}

function useChange() {
  const { t } = useWords()
  const change = useCall(changePassword)
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: zodResolver(passwordChange), mode: 'onTouched', defaultValues: empty })
  const { field, refuse } = useFormTexts(form)
  async function submit(body: z.output<typeof passwordChange>) {
    setProblem(undefined)
    const answer = await change.mutateAsync({ input: { body } })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    form.reset(empty)
    toast.success(t('profile.change_password.done'))
  }
  return { form, field, submit, problem, pending: change.isPending }
}
