import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { useNavigate } from '../../platform/navigate.ts'
import { codeLifetime_min, logIn, verification, verifyRegistration } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../../platform/call.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useSentOnce } from '../../platform/use-sent-once.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Letter } from '../../ui/scenes/Letter.tsx'
import { useCall } from '../../platform/use-call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { NothingPending } from './NothingPending.tsx'
import { forgetPendingCode, usePendingCode, type PendingCode } from './pending-code.ts'
import { takeNewLogin } from './new-login.ts'
import { ResendCode } from './ResendCode.tsx'
import { useAfterLogin } from './use-after-login.ts'
import { useNext } from './use-next.ts'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const pending = usePendingCode('register')
  const withNext = useNext()
  return (
    <AccountFrame heading={t('accounts.verify.heading')}>
      {pending && <VerifyForm pending={pending} />}
      {pending === null && (
        <NothingPending
          text={t('accounts.verify.nothing')}
          link={t('accounts.verify.start')}
          to={withNext('/register')}
        />
      )}
    </AccountFrame>
  )
}

function VerifyForm({ pending }: { pending: PendingCode }) {
  const { t } = useWords()
  const withNext = useNext()
  const { field, problem, isPending, send } = useVerifying(pending)
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <div className="mx-auto w-44">
        <Letter />
      </div>
      <p>{t('accounts.verify.sent', { email: pending.email, minutes: codeLifetime_min })}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <CodeField
        label={t('accounts.code')}
        hint={t('accounts.verify.by_itself')}
        sendsItself
        {...field('code')}
      />
      <SubmitButton pending={isPending}>{t('accounts.verify.submit')}</SubmitButton>
      <ResendCode purpose="register" pending={pending} />
      <Link className="justify-self-start underline underline-offset-4" to={withNext('/register')}>
        {t('accounts.verify.wrong_email')}
      </Link>
    </form>
  )
}

function useVerifying(pending: PendingCode) {
  const verify = useCall(verifyRegistration)
  const withNext = useNext()
  const navigate = useNavigate()
  const arrive = useAfterLogin()
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    resolver: zodResolver(verification),
    defaultValues: { request_id: pending.request_id, code: '' },
  })
  const { field, refuse } = useFormTexts(form)

  function send(body: { request_id: string; code: string }) {
    setProblem(undefined)
    return verify.mutateAsync({ input: { body } })
  }
  const submit = useSentOnce(send, async (answer, body) => {
    if (!answer || !isSuccess(answer)) {
      setProblem(refuse(answer))
      return form.setFocus('code', { shouldSelect: true })
    }
    const login = takeNewLogin(body.request_id)
    const signedIn = login && (await call(logIn, { body: login }))
    if (signedIn && isSuccess(signedIn)) arrive(signedIn.data)
    else await navigate(withNext('/login'), { state: 'verified', replace: true, flushSync: true })
    forgetPendingCode('register')
  })
  return { field, problem, isPending: verify.isPending, send: form.handleSubmit(submit) }
}
