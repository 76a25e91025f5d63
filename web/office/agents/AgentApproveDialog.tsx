import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { approval, approveApplication, type ShownApplication } from '#contract/people/agent-desk.ts'
import type { Envelope } from '#contract/platform/envelope.ts'
import { listLocations } from '#contract/places/locations.ts'
import { useFormTexts } from '../../platform/form.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { Dialog, DialogActs } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  open: boolean
  application: ShownApplication
  onClose: () => void
  onDone: (answer: Envelope<unknown> | undefined) => void
}

export function AgentApproveDialog({ open, ...rest }: Props) {
  const { t } = useWords()
  const title = t('agents.approve_title', { label: rest.application.label })
  return (
    <Dialog open={open} onClose={rest.onClose} title={title} hasCross={false}>
      <ApproveForm {...rest} />
    </Dialog>
  )
}

type Values = z.input<typeof approval>

/** Enter approves: the address is the applicant's own unless it has an account already. */
function ApproveForm({ application, onClose, onDone }: Omit<Props, 'open'>) {
  const { t } = useWords()
  const { form, send, problem } = useApproval(application, onDone)
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(send)}>
      <p>{t('agents.approve_text')}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('agents.login_email')} type="email" autoComplete="off" {...field('login_email')} />
      <DialogActs>
        <Button kind="secondary" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <SubmitButton pending={form.formState.isSubmitting}>{t('agents.approve')}</SubmitButton>
      </DialogActs>
    </form>
  )
}

function useApproval({ id, email, email_has_account }: ShownApplication, onDone: Props['onDone']) {
  const text = useText()
  const approve = useCall(approveApplication, { refreshes: [listLocations] })
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(approval),
    defaultValues: { login_email: email_has_account ? '' : (email ?? '') },
  })
  const { refuse } = useFormTexts(form)
  async function send(body: Values) {
    const answer = await approve.mutateAsync({ input: { params: { id }, body }, key: keyFor([id, body]) })
    if (answer?.code_message === 'email_has_account')
      form.setError('login_email', { message: 'error.email_has_account' }, { shouldFocus: true })
    else if (answer && 'errors' in answer) setProblem(refuse(answer) ?? sentence(text, answer))
    else onDone(answer)
  }
  return { form, send, problem }
}
