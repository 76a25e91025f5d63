import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { identityWish, lookAtIdentity } from '#contract/office/identity-desk.ts'
import { identityReasons } from '#contract/orders/identity-looks.ts'
import { inGroups, readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useCall } from '../../platform/use-call.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import type { Look } from './ShownIdentities.tsx'
import { useWords } from '../../platform/words.ts'

const wish = z.object({
  number: z
    .string()
    .refine((text) => readTrackingNumber(text) !== undefined, 'error.tracking_number_invalid'),
  ...identityWish.shape,
})
type Wish = z.input<typeof wish>

interface Props {
  number: string
  onShow: (look: Look | undefined) => void
}

export function LookForm({ number, onShow }: Props) {
  const { t } = useWords()
  const { form, submit, problem } = useLook(number, onShow)
  const { field } = useFormTexts(form)
  return (
    <form className="grid max-w-xl gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField
        label={t('office_identity.number')}
        autoComplete="off"
        autoCapitalize="characters"
        className="figures"
        {...field('number')}
      />
      <SelectField label={t('office_identity.reason')} {...field('reason')}>
        <option value="">{t('office_identity.choose')}</option>
        {identityReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`office_identity.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('office_identity.reference')}
        hint={t('office_identity.reference_hint')}
        autoComplete="off"
        maxLength={40}
        {...field('reference')}
      />
      <SubmitButton className="justify-self-start" pending={form.formState.isSubmitting}>
        {t('office_identity.show')}
      </SubmitButton>
    </form>
  )
}

function useLook(number: string, onShow: Props['onShow']) {
  const { t } = useWords()
  const [problem, setProblem] = useState<string>()
  const look = useCall(lookAtIdentity)
  const known = readTrackingNumber(number)
  const form = useForm<Wish>({
    resolver: zodResolver(wish),
    defaultValues: { number: known ? inGroups(known) : number, reference: '' },
  })
  const { refuse } = useFormTexts(form)
  async function submit({ number, ...body }: Wish) {
    setProblem(undefined)
    onShow(undefined)
    const answer = await look.mutateAsync({ input: { params: { number }, body } })
    if (answer && isSuccess(answer)) return onShow(answer.data)
    setProblem(answer?.code_message === 'not_found' ? t('office_identity.not_found') : refuse(answer))
  }
  return { form, submit, problem }
}
