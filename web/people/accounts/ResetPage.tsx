import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from '../../platform/navigate.ts'
import type { z } from 'zod'
import { passwordReset, resetPassword } from '#contract/people/accounts.ts'
import { isRefused, isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useSentOnce } from '../../platform/use-sent-once.ts'
import { signOut } from '../../platform/stored-user.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { useCall } from '../../platform/use-call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { NothingPending } from './NothingPending.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { forgetPendingCode, usePendingCode, type PendingCode } from './pending-code.ts'
import { ResendCode } from './ResendCode.tsx'
import { useNext } from './use-next.ts'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const pending = usePendingCode('reset')
  return (
    <AccountFrame heading={t('accounts.reset.heading')}>
      {pending && <ResetForm pending={pending} />}
      {pending === null && (
        <NothingPending
          text={t('accounts.reset.nothing')}
          link={t('accounts.reset.start')}
          to="/forgot-password"
        />
      )}
    </AccountFrame>
  )
}

function ResetForm({ pending }: { pending: PendingCode }) {
  const { t } = useWords()
  const { form, field, submit, problem, isPending } = useReset(pending)
  const password = useWatch({ control: form.control, name: 'password' })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      <p>{t('accounts.reset.sent', { email: pending.email })}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {/* Lets password managers know whose password this is. */}
      <input type="hidden" autoComplete="username" value={pending.email} readOnly />
      <CodeField label={t('accounts.code')} sendsItself {...field('code')} />
      <NewPasswordFields
        labels={{ password: t('accounts.password'), again: t('accounts.password_confirmation') }}
        fields={{ password: field('password'), again: field('password_confirmation') }}
        password={password}
        own={[pending.email]}
      />
      <SubmitButton pending={isPending}>{t('accounts.reset.submit')}</SubmitButton>
      <ResendCode purpose="reset" pending={pending} />
    </form>
  )
}

function useReset({ request_id }: PendingCode) {
  const reset = useCall(resetPassword)
  const navigate = useNavigate()
  const withNext = useNext()
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    resolver: zodResolver(passwordReset),
    mode: 'onTouched',
    defaultValues: { request_id, code: '', password: '', password_confirmation: '' },
  })
  const { field, refuse } = useFormTexts(form)

  function send(body: z.output<typeof passwordReset>) {
    setProblem(undefined)
    return reset.mutateAsync({ input: { body } })
  }
  const submit = useSentOnce(send, async (answer) => {
    if (!answer || !isSuccess(answer)) {
      setProblem(refuse(answer))
      if (isRefused(answer, 'code')) form.setFocus('code', { shouldSelect: true })
      return
    }
    // Every session ended with the old password, including the one on this device.
    signOut()
    await navigate(withNext('/login'), { state: 'reset_done', replace: true, flushSync: true })
    forgetPendingCode('reset')
  })
  return { form, field, submit, problem, isPending: reset.isPending }
}
