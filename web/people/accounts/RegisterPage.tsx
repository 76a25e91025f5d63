import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useNavigate } from '../../platform/navigate.ts'
import type { z } from 'zod'
import { usualWay } from '#contract/places/countries.ts'
import { register, registration } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { PhoneFields } from '../../parts/places/PhoneFields.tsx'
import { useCall } from '../../platform/use-call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { keepNewLogin } from './new-login.ts'
import { keepPendingCode } from './pending-code.ts'
import { useNext } from './use-next.ts'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const withNext = useNext()
  return (
    <AccountFrame heading={t('accounts.register.heading')}>
      <RegisterForm />
      <p>
        {t('accounts.register.have_account')}{' '}
        <Link className="inline-flex min-h-11 items-center font-semibold underline" to={withNext('/login')}>
          {t('accounts.register.login')}
        </Link>
      </p>
    </AccountFrame>
  )
}

function RegisterForm() {
  const { t } = useWords()
  const { form, field, submit, problem, pending } = useRegistration()
  const [country, password, name, email] = useWatch({
    control: form.control,
    name: ['phone_country', 'password', 'name', 'email'],
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('accounts.name')} autoComplete="name" {...field('name')} />
      <TextField label={t('accounts.email')} type="email" autoComplete="username" {...field('email')} />
      <PhoneFields
        label={t('accounts.phone')}
        country={country}
        countryField={field('phone_country')}
        phoneField={field('phone')}
      />
      <NewPasswordFields
        labels={{ password: t('accounts.password'), again: t('accounts.password_confirmation') }}
        fields={{ password: field('password'), again: field('password_confirmation') }}
        password={password}
        own={[name, email]}
      />
      <SubmitButton pending={pending}>{t('accounts.register.submit')}</SubmitButton>
      <Agreed />
    </form>
  )
}

/** What counts between us, before there is an account; what is typed stays in its own tab. */
function Agreed() {
  const { t } = useWords()
  return (
    <p className="text-muted text-sm">
      {t('accounts.register.agreed')}
      {(['terms', 'privacy'] as const).map((paper) => (
        <a
          key={paper}
          href={papers[paper]}
          target="_blank"
          rel="noreferrer"
          className="mr-4 inline-flex min-h-11 items-center underline"
        >
          {t(`shell.footer.${paper}`)}
        </a>
      ))}
    </p>
  )
}

const papers = { terms: '/term', privacy: '/privacy' } as const

const empty: z.input<typeof registration> = {
  name: '',
  email: '',
  phone: '',
  phone_country: usualWay.from,
  password: '',
  password_confirmation: '',
}

function useRegistration() {
  const ask = useCall(register)
  const withNext = useNext()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: zodResolver(registration), mode: 'onTouched', defaultValues: empty })
  const { field, refuse } = useFormTexts(form)

  async function submit(body: z.output<typeof registration>) {
    setProblem(undefined)
    const answer = await ask.mutateAsync({ input: { body } })
    if (answer && isSuccess(answer)) {
      keepPendingCode('register', {
        request_id: answer.data.request_id,
        email: body.email,
      })
      keepNewLogin(answer.data.request_id, { email: body.email, password: body.password })
      await navigate(withNext('/verify-otp'))
    } else {
      setProblem(refuse(answer))
    }
  }
  return { form, field, submit, problem, pending: ask.isPending }
}
