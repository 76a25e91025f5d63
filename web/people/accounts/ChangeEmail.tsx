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
import { useSentOnce } from '../../platform/use-sent-once.ts'
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

interface CodeProps {
  pending: { request_id: string; email: string }
  onDone: () => void
}

function CodeForm({ pending, onDone }: CodeProps) {
  const { t } = useWords()
  const { field, problem, isPending, send } = useNewEmail(pending, onDone)
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <p>{t('profile.change_email.sent', { email: pending.email })}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <CodeField
        label={t('profile.change_email.code')}
        hint={t('profile.change_email.by_itself')}
        sendsItself
        {...field('code')}
      />
      <SubmitButton pending={isPending}>{t('profile.change_email.confirm')}</SubmitButton>
    </form>
  )
}

function useNewEmail({ request_id }: CodeProps['pending'], onDone: () => void) {
  const { t } = useWords()
  const verify = useCall(verifyEmail, { refreshes: [readProfile] })
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: zodResolver(verification), defaultValues: { request_id, code: '' } })
  const { field, refuse } = useFormTexts(form)
  function send(body: { request_id: string; code: string }) {
    setProblem(undefined)
    return verify.mutateAsync({ input: { body } })
  }
  const submit = useSentOnce(send, (answer) => {
    if (!answer || !isSuccess(answer)) {
      setProblem(refuse(answer))
      return form.setFocus('code', { shouldSelect: true })
    }
    toast.success(t('profile.change_email.done'))
    onDone()
  })
  return { field, problem, isPending: verify.isPending, send: form.handleSubmit(submit) }
}
