import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { askClaimant, claimQuestion } from '#contract/money/claim-desk.ts'
import type { Envelope } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  id: string
  onDone: (answer: Envelope<unknown> | undefined) => void
}

/** The clock stands still until the customer answers. */
export function AskClaimant({ id, onDone }: Props) {
  const { t } = useWords()
  const form = useForm({ resolver: zodResolver(claimQuestion), defaultValues: { words: '' } })
  const { field, refuse } = useFormTexts(form)
  const ask = useCall(askClaimant)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(body: z.output<typeof claimQuestion>) {
    const answer = await ask.mutateAsync({ input: { params: { id }, body }, key: keyFor([id, body]) })
    if (answer && answer.code !== 400) onDone(answer)
    else setProblem(refuse(answer && 'errors' in answer ? answer : undefined))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(send)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextArea label={t('office_claims.question')} {...field('words')} />
      <SubmitButton pending={ask.isPending}>{t('office_claims.send_question')}</SubmitButton>
    </form>
  )
}
