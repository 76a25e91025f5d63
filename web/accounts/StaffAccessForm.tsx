import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Data } from '#contract/endpoint.ts'
import { isSuccess } from '#contract/envelope.ts'
import { accessTaking, takeAccess, type readAccessLink } from '#contract/staff-access.ts'
import { useFormTexts } from '../form.ts'
import { signOut } from '../stored-user.ts'
import { Alert } from '../ui/Alert.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { useCall } from '../use-call.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

type Owner = Data<typeof readAccessLink>

interface Props {
  link: string
  owner: Owner
  onDone: (recovery_codes: string[]) => void
}

export function StaffAccessForm({ link, owner, onDone }: Props) {
  const { t } = useTranslation()
  const { form, field, submit, problem, isPending } = useAccess(link, onDone)
  const { name, email } = owner
  return (
    <form className="grid gap-5" noValidate onSubmit={form.handleSubmit(submit)}>
      <p>{t('staff_access.greeting', { name, email })}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {/* Lets password managers know whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('staff_access.password')}
        autoComplete="new-password"
        hint={<PasswordStrength password={useWatch({ control: form.control, name: 'password' })} />}
        {...field('password')}
      />
      <PasswordField
        label={t('accounts.password_confirmation')}
        autoComplete="new-password"
        {...field('password_confirmation')}
      />
      <Authenticator owner={owner} />
      <CodeField label={t('staff_access.app.code')} {...field('second_factor')} />
      <SubmitButton pending={isPending}>{t('staff_access.submit')}</SubmitButton>
    </form>
  )
}

function Authenticator({ owner: { secret, authenticator_uri } }: { owner: Owner }) {
  const { t } = useTranslation()
  const inFours = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('staff_access.app.heading')}</h2>
      <p>{t('staff_access.app.text')}</p>
      <QrCode text={authenticator_uri} label={t('staff_access.app.qr')} />
      <a className="inline-flex min-h-11 items-center justify-self-start underline" href={authenticator_uri}>
        {t('staff_access.app.open')}
      </a>
      <p>
        <span className="text-muted block text-sm">{t('staff_access.app.key')}</span>
        <code className="figures wrap-break-word">{inFours}</code>
      </p>
      <CopyButton text={secret} />
    </section>
  )
}

function useAccess(link: string, onDone: Props['onDone']) {
  const take = useCall(takeAccess)
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    resolver: zodResolver(accessTaking),
    mode: 'onTouched',
    defaultValues: { link, password: '', password_confirmation: '', second_factor: '' },
  })
  const { field, refuse } = useFormTexts(form)

  async function submit(body: z.output<typeof accessTaking>) {
    setProblem(undefined)
    const answer = await take.mutateAsync({ input: { body } })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    // Every session of this account ended; another one on this device gives way as well.
    signOut()
    onDone(answer.data.recovery_codes)
  }
  return { form, field, submit, problem, isPending: take.isPending }
}
