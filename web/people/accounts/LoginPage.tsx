import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import type { z } from 'zod'
import { credentials, logIn } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useSentOnce } from '../../platform/use-sent-once.ts'
import { onUserChange, sessionHasEnded } from '../../platform/stored-user.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton, SubmitButton } from '../../ui/Button.tsx'
import { FactorField } from '../../ui/FactorField.tsx'
import { TextField } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useCall } from '../../platform/use-call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { useAfterLogin } from './use-after-login.ts'
import { useIsOrdering } from './use-is-ordering.ts'
import { useNext } from './use-next.ts'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const news = useNews()
  const isOrdering = useIsOrdering()
  const hasEnded = useSyncExternalStore(onUserChange, sessionHasEnded, never)
  return (
    <AccountFrame heading={t('accounts.login.heading')}>
      {news && <Alert tone="success">{t(`accounts.login.${news}`)}</Alert>}
      {hasEnded && !news && <Alert tone="warning">{t('accounts.login.session_ended')}</Alert>}
      {/* Whoever comes from a price is mostly new here. */}
      {isOrdering && <ToRegister isOrdering />}
      <LoginForm />
      <PasskeyLogin onSignedIn={useAfterLogin()} />
      {!isOrdering && <ToRegister isOrdering={false} />}
    </AccountFrame>
  )
}

function ToRegister({ isOrdering }: { isOrdering: boolean }) {
  const { t } = useWords()
  const withNext = useNext()
  return (
    <div className="grid gap-2">
      <p>{t(isOrdering ? 'accounts.login.choices_kept' : 'accounts.login.no_account')}</p>
      <LinkButton kind="secondary" to={withNext('/register')}>
        {t('accounts.login.register')}
      </LinkButton>
    </div>
  )
}

function never() {
  return false
}

/** What the page before this one has done. */
function useNews() {
  const { state }: { state: unknown } = useLocation()
  return state === 'verified' || state === 'reset_done' ? state : undefined
}

function LoginForm() {
  const { t } = useWords()
  const { form, field, submit, problem, pending, needsSecondFactor } = useLogin()
  const withNext = useNext()
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField
        label={t('accounts.email')}
        type="email"
        autoComplete="username webauthn"
        {...field('email')}
      />
      <PasswordField label={t('accounts.password')} autoComplete="current-password" {...field('password')} />
      {needsSecondFactor && (
        <FactorField
          label={t('accounts.login.second_factor')}
          hint={t('accounts.verify.by_itself')}
          {...field('second_factor')}
        />
      )}
      <Link
        className="inline-flex min-h-11 items-center justify-self-start underline"
        to={withNext('/forgot-password')}
      >
        {t('accounts.login.forgot')}
      </Link>
      <SubmitButton pending={pending}>{t('accounts.login.submit')}</SubmitButton>
    </form>
  )
}

function useLogin() {
  const login = useCall(logIn)
  const arrive = useAfterLogin()
  const [problem, setProblem] = useState<string>()
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false)
  const form = useForm({
    resolver: zodResolver(credentials),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const { field, refuse } = useFormTexts(form)

  useEffect(() => {
    if (needsSecondFactor) form.setFocus('second_factor')
  }, [form, needsSecondFactor])

  function send(body: z.output<typeof credentials>) {
    setProblem(undefined)
    return login.mutateAsync({ input: { body } })
  }
  const submit = useSentOnce(send, (answer) => {
    if (answer && isSuccess(answer)) return arrive(answer.data)
    // What was typed is right so far: the next field says what is asked for now.
    if (answer?.code_message === 'second_factor_required' && !needsSecondFactor)
      return setNeedsSecondFactor(true)
    setProblem(refuse(answer))
    if (needsSecondFactor) form.setFocus('second_factor', { shouldSelect: true })
  })
  return { form, field, submit, problem, pending: login.isPending, needsSecondFactor }
}
