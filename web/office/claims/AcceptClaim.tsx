import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { acceptClaim, claimAcceptance, type OfficeClaim } from '#contract/money/claim-desk.ts'
import { objection_days } from '#contract/money/claim-rules.ts'
import type { Envelope } from '#contract/platform/envelope.ts'
import { unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  claim: OfficeClaim
  onDone: (answer: Envelope<unknown> | undefined) => void
}

/** The field starts with the most that was shown to the customer; less can be typed. */
export function AcceptClaim({ claim, onDone }: Props) {
  const { t } = useWords()
  const { id, most } = claim
  const form = useForm({
    resolver: unfilledResolver(claimAcceptance),
    defaultValues: { amount: most, words: '' },
  })
  const { field, refuse } = useFormTexts(form)
  const accept = useCall(acceptClaim)
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(given: z.output<typeof claimAcceptance>) {
    const body = z.encode(claimAcceptance, given)
    const answer = await accept.mutateAsync({ input: { params: { id }, body }, key: keyFor([id, body]) })
    if (answer && answer.code !== 400) onDone(answer)
    else setProblem(refuse(answer && 'errors' in answer ? answer : undefined))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(send)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <NumberField
        label={t('office_claims.amount')}
        hint={<Limits claim={claim} />}
        form={form}
        name="amount"
        kind="money"
      />
      <TextArea label={t('office_claims.own_words')} {...field('words')} />
      <SubmitButton pending={accept.isPending}>{t('office_claims.accept')}</SubmitButton>
    </form>
  )
}

function Limits({ claim: { most, first_amount, objected } }: Pick<Props, 'claim'>) {
  const { t } = useWords()
  const { amount } = useFigures()
  if (first_amount !== null)
    return t('office_claims.amount_hint_floor', { least: amount(first_amount), most: amount(most) })
  const hint = t('office_claims.amount_hint', { most: amount(most) })
  return objected
    ? hint
    : `${hint} ${t('office_claims.lower_hint', { most: amount(most), days: objection_days })}`
}
