import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { credentials, logIn } from '#contract/accounts.ts'
import { isSuccess } from '#contract/envelope.ts'
import { useFormTexts } from '../form.ts'
import { signIn } from '../stored-user.ts'
import { Alert } from '../ui/Alert.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useCall } from '../use-call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { safePath } from './safe-path.ts'

export function Page() {
  const { t } = useTranslation()
  const news = useNews()
  return (
    <AccountFrame heading={t('accounts.login.heading')}>
      {news && <Alert tone="success">{t(`accounts.login.${news}`)}</Alert>}
      <LoginForm />
      <p>
        {t('accounts.login.no_account')}{' '}
        <Link className="inline-flex min-h-11 items-center font-semibold underline" to="/register">
          {t('accounts.login.register')}
        </Link>
      </p>
    </AccountFrame>
  )
}

/** What the page before this one has done. */
function useNews() {
  const { state }: { state: unknown } = useLocation()
  return state === 'verified' || state === 'reset_done' ? state : undefined
}

function LoginForm() {
  const { t } = useTranslation()
  const { form, field, submit, problem, pending, asksSecondFactor } = useLogin()
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('accounts.email')} type="email" autoComplete="username" {...field('email')} />
      <PasswordField label={t('accounts.password')} autoComplete="current-password" {...field('password')} />
      {asksSecondFactor && (
        <TextField
          label={t('accounts.login.second_factor')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...field('second_factor')}
        />
      )}
      <Link className="inline-flex min-h-11 items-center justify-self-start underline" to="/forgot-password">
        {t('accounts.login.forgot')}
      </Link>
      <SubmitButton pending={pending}>{t('accounts.login.submit')}</SubmitButton>
    </form>
  )
}

function useLogin() {
  const login = useCall(logIn)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [problem, setProblem] = useState<string>()
  const [asksSecondFactor, ask] = useState(false)
  const form = useForm({
    resolver: zodResolver(credentials),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const { field, refuse } = useFormTexts(form)

  async function submit(body: Parameters<typeof login.mutateAsync>[0]['input']['body']) {
    setProblem(undefined)
    const answer = await login.mutateAsync({ input: body ? { body } : {} })
    if (answer && isSuccess(answer)) {
      signIn(answer.data.user)
      await navigate(safePath(search.get('next')), { replace: true })
    } else {
      if (answer?.code_message === 'second_factor_required') ask(true)
      setProblem(refuse(answer))
    }
  }
  return { form, field, submit, problem, pending: login.isPending, asksSecondFactor }
}
