import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  changeEmail,
  emailChange,
  readProfile,
  verification,
  verifyEmail,
} from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** A new address is proven by a code of its own before it counts. */
export function ChangeEmail({ email }: { email: string }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState<{ request_id: string; email: string }>()
  const close = () => {
    setOpen(false)
    setPending(undefined)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{email}</p>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('profile.change_email.button')}
      </Button>
      <Dialog open={open} onClose={close} title={t('profile.change_email.heading')}>
        {pending ? <CodeForm pending={pending} onDone={close} /> : <AddressForm onSent={setPending} />}
      </Dialog>
    </div>
  )
}

function AddressForm({ onSent }: { onSent: (pending: { request_id: string; email: string }) => void }) {
  const { t } = useWords()
  const ask = useCall(changeEmail)
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    resolver: zodResolver(emailChange),
    defaultValues: { email: '' },
  })
  const { field, refuse } = useFormTexts(form)
  async function submit(body: { email: string }) {
    const answer = await ask.mutateAsync({ input: { body } })
    if (answer && isSuccess(answer)) onSent({ request_id: answer.data.request_id, email: body.email })
    else setProblem(refuse(answer))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField
        label={t('profile.change_email.new')}
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <SubmitButton pending={ask.isPending}>{t('profile.change_email.send')}</SubmitButton>
    </form>
  )
}

function CodeForm({
  pending,
  onDone,
}: {
  pending: { request_id: string; email: string }
  onDone: () => void
}) {
  const { t } = useWords()
  const verify = useCall(verifyEmail, { refreshes: [readProfile] })
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    resolver: zodResolver(verification),
    defaultValues: { request_id: pending.request_id, code: '' },
  })
  const { field, refuse } = useFormTexts(form)
  async function submit(body: { request_id: string; code: string }) {
    const answer = await verify.mutateAsync({ input: { body } })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    toast.success(t('profile.change_email.done'))
    onDone()
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      <p>{t('profile.change_email.sent', { email: pending.email })}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <CodeField label={t('profile.change_email.code')} {...field('code')} />
      <SubmitButton pending={verify.isPending}>{t('profile.change_email.confirm')}</SubmitButton>
    </form>
  )
}
