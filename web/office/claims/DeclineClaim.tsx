import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { claimRefusal, declineClaim, type OfficeClaim } from '#contract/money/claim-desk.ts'
import { declineCodes } from '#contract/money/claim-rules.ts'
import type { Envelope } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField, TextArea } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  claim: OfficeClaim
  onDone: (answer: Envelope<unknown> | undefined) => void
}

/** A reason that exists in three languages, own words beside it or instead of it. */
export function DeclineClaim({ claim: { id, status }, onDone }: Props) {
  const { t } = useWords()
  const form = useForm({
    resolver: zodResolver(claimRefusal),
    defaultValues: {
      decline_code: status === 'more_asked' ? ('no_answer' as const) : ('not_shown' as const),
      words: '',
    },
  })
  const { field, refuse } = useFormTexts(form)
  const decline = useCall(declineClaim)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(body: z.output<typeof claimRefusal>) {
    const answer = await decline.mutateAsync({ input: { params: { id }, body }, key: keyFor([id, body]) })
    if (answer && answer.code !== 400) onDone(answer)
    else setProblem(refuse(answer && 'errors' in answer ? answer : undefined))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(send)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <SelectField label={t('office_claims.reason')} {...field('decline_code')}>
        {declineCodes.map((code) => (
          <option key={code} value={code}>
            {t(`claim_reasons.${code}`)}
          </option>
        ))}
      </SelectField>
      <TextArea label={t('office_claims.own_words')} {...field('words')} />
      <SubmitButton kind="danger" pending={decline.isPending}>
        {t('office_claims.decline')}
      </SubmitButton>
    </form>
  )
}
