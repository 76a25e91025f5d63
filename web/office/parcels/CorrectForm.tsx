import { useState, type FormEvent } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { correctionReasons, correctParcel } from '#contract/office/office-parcels.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import type { ActProps } from './act-props.ts'
import { ReasonOptions } from './ReasonOptions.tsx'
import { useWords } from '../../platform/words.ts'

type Reason = (typeof correctionReasons)[number]

/** Closed until it is needed: nobody puts a parcel back by mistake. */
export function CorrectForm(props: ActProps) {
  const { t } = useWords()
  const { back_to } = props.parcel
  const { step, setStep, reason, setReason, isSending, save } = useCorrecting(props)
  if (!step) return null
  return (
    <Collapsible title={t('office_parcels.correct.heading')}>
      <form className="grid gap-3" onSubmit={(event) => void save(event)}>
        <p className="text-muted text-sm">{t('office_parcels.correct.text')}</p>
        <SelectField
          label={t('office_parcels.correct.step')}
          name="back_to"
          value={step}
          onChange={({ target }) => setStep(back_to.find((one) => one === target.value))}
        >
          {back_to.map((code) => (
            <option key={code} value={code}>
              {t(`tracking.events.${code}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('office_parcels.next.reason')}
          name="correction_reason"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        >
          <ReasonOptions reasons={correctionReasons} />
        </SelectField>
        <SubmitButton kind="danger" pending={isSending}>
          {t('office_parcels.correct.save')}
        </SubmitButton>
      </form>
    </Collapsible>
  )
}

function useCorrecting({ number, parcel: { back_to, last_seq }, onDone }: ActProps) {
  const { t } = useWords()
  const text = useText()
  const [step, setStep] = useState(back_to[0])
  const [reason, setReason] = useState<Reason>('wrong_parcel')
  const correct = useCall(correctParcel)
  const keyFor = useKeyFor()
  async function save(event: FormEvent) {
    event.preventDefault()
    if (!step) return
    const input = { params: { number }, body: { step, reason, last_seq } }
    const answer = await correct.mutateAsync({ input, key: keyFor(input) })
    if (answer && isSuccess(answer)) toast.success(t('office_parcels.correct.saved'))
    else toast.error(sentence(text, answer))
    onDone()
  }
  const pick = (value: string) => setReason(correctionReasons.find((one) => one === value) ?? 'other')
  return { step, setStep, reason, setReason: pick, isSending: correct.isPending, save }
}
