import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import {
  agentRejectCodes,
  agentRejection,
  rejectApplication,
  type ShownApplication,
} from '#contract/people/agent-desk.ts'
import type { Envelope } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { Dialog, DialogActs } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  open: boolean
  application: ShownApplication
  onClose: () => void
  onDone: (answer: Envelope<unknown> | undefined) => void
}

export function AgentRejectDialog({ open, ...rest }: Props) {
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('agents.reject_title')} hasCross={false}>
      <RejectForm {...rest} />
    </Dialog>
  )
}

type Values = z.input<typeof agentRejection>

/** A reason that exists in three languages, own words beside it or instead of it. */
function RejectForm({ application: { id }, onClose, onDone }: Omit<Props, 'open'>) {
  const { t } = useWords()
  const { form, send, problem } = useRejection(id, onDone)
  const { field } = useFormTexts(form)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(send)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <Reasons form={form} />
      <TextArea label={t('agents.own_words')} {...field('reject_reason')} />
      <DialogActs>
        <Button kind="secondary" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <SubmitButton kind="danger" pending={form.formState.isSubmitting}>
          {t('agents.reject')}
        </SubmitButton>
      </DialogActs>
    </form>
  )
}

function Reasons({ form }: { form: UseFormReturn<Values, unknown, Values> }) {
  const { t } = useWords()
  const chosen = useWatch({ control: form.control, name: 'reject_code' })
  return (
    <ChoiceGroup label={t('agents.reason')}>
      {agentRejectCodes.map((code) => (
        <ChoiceCard
          key={code}
          name="reject_code"
          value={code}
          checked={code === chosen}
          onChange={() => form.setValue('reject_code', code)}
        >
          {t(`agents.reasons.${code}`)}
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}

function useRejection(id: string, onDone: Props['onDone']) {
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(agentRejection),
    defaultValues: { reject_code: 'documents_unreadable', reject_reason: '' },
  })
  const { refuse } = useFormTexts(form)
  const reject = useCall(rejectApplication)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(body: Values) {
    const answer = await reject.mutateAsync({ input: { params: { id }, body }, key: keyFor([id, body]) })
    if (answer && answer.code !== 400) onDone(answer)
    else setProblem(refuse(answer && 'errors' in answer ? answer : undefined))
  }
  return { form, send, problem }
}
