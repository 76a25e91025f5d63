import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from '../../platform/navigate.ts'
import { forgotPassword, forgotten } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { keepPendingCode } from './pending-code.ts'
import { useNext } from './use-next.ts'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const ask = useCall(forgotPassword)
  const navigate = useNavigate()
  const withNext = useNext()
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: zodResolver(forgotten), mode: 'onTouched', defaultValues: { email: '' } })
  const { field, refuse } = useFormTexts(form)

  async function submit(body: { email: string }) {
    setProblem(undefined)
    const answer = await ask.mutateAsync({ input: { body } })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    keepPendingCode('reset', { request_id: answer.data.request_id, email: body.email })
    await navigate(withNext('/reset-password'))
  }
  return (
    <AccountFrame heading={t('accounts.forgot.heading')}>
      <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
        <p>{t('accounts.forgot.intro')}</p>
        {problem && <Alert tone="destructive">{problem}</Alert>}
        <TextField label={t('accounts.email')} type="email" autoComplete="username" {...field('email')} />
        <SubmitButton pending={ask.isPending}>{t('accounts.forgot.submit')}</SubmitButton>
      </form>
    </AccountFrame>
  )
}
