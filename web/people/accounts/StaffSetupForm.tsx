import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { company } from '#contract/site/company.ts'
import type { Data } from '#contract/platform/endpoint.ts'
import { isRefused, isSuccess } from '#contract/platform/envelope.ts'
import { setUpStaff, staffSetup, type openInvitation } from '#contract/people/invitations.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useSentOnce } from '../../platform/use-sent-once.ts'
import { signOut } from '../../platform/stored-user.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { useCall } from '../../platform/use-call.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useWords } from '../../platform/words.ts'

export interface Invited extends Data<typeof openInvitation> {
  user_id: string
  token: string
}

interface Props {
  invited: Invited
  onDone: (recovery_codes: string[]) => void
}

export function StaffSetupForm({ invited, onDone }: Props) {
  const { t } = useWords()
  const { form, field, submit, problem } = useSetup(invited, onDone)
  const { name, counter, email, secret } = invited
  const password = useWatch({ control: form.control, name: 'password' })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      <p>{counter ? t('staff_setup.hello', { name, counter }) : t('staff_setup.hello_plain', { name })}</p>
      <p>
        {t('staff_setup.email')} <strong className="wrap-anywhere">{email}</strong>
      </p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <h2 className="text-lg">{t('staff_setup.password_heading')}</h2>
      {/* Lets password managers know whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <NewPasswordFields
        labels={{ password: t('accounts.password'), again: t('accounts.password_confirmation') }}
        fields={{ password: field('password'), again: field('password_confirmation') }}
        password={password}
        own={[name, email]}
      />
      <h2 className="text-lg">{t('staff_setup.factor_heading')}</h2>
      <SecondFactor email={email} secret={secret} />
      <CodeField label={t('staff_setup.code')} sendsItself {...field('code')} />
      <SubmitButton pending={form.formState.isSubmitting}>{t('staff_setup.submit')}</SubmitButton>
    </form>
  )
}

function SecondFactor({ email, secret }: { email: string; secret: string }) {
  const { t } = useWords()
  const account = `${encodeURIComponent(company.name)}:${encodeURIComponent(email)}`
  const uri = `otpauth://totp/${account}?secret=${secret}&issuer=${encodeURIComponent(company.name)}`
  return (
    <>
      <p>{t('staff_setup.factor_text')}</p>
      <QrCode text={uri} label={t('staff_setup.qr')} />
      <p>
        {t('staff_setup.key')}:{' '}
        <code className="figures wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <div>
        <CopyButton text={secret} label={t('staff_setup.copy_key')} />
      </div>
    </>
  )
}

function useSetup({ user_id, token }: Invited, onDone: Props['onDone']) {
  const setUp = useCall(setUpStaff)
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    resolver: zodResolver(staffSetup),
    mode: 'onTouched',
    defaultValues: { user_id, token, code: '', password: '', password_confirmation: '' },
  })
  const { field, refuse } = useFormTexts(form)
  function send(body: z.output<typeof staffSetup>) {
    setProblem(undefined)
    return setUp.mutateAsync({ input: { body } })
  }
  const submit = useSentOnce(send, (answer) => {
    if (!answer || !isSuccess(answer)) {
      setProblem(refuse(answer))
      if (isRefused(answer, 'code')) form.setFocus('code', { shouldSelect: true })
      return
    }
    // Whoever is signed in on this device is somebody else, or has no session any more.
    signOut()
    onDone(answer.data.recovery_codes)
  })
  return { form, field, submit, problem }
}
