import {
  isScannedNote,
  needsPicture,
  needsReason,
  needsReceiver,
  type EventCode,
} from '#contract/parcels/parcel-steps.ts'
import { failureReasonsOf, noteReasons } from '#contract/parcels/step-reasons.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { Upload } from '../../ui/Upload.tsx'
import type { ActProps } from './act-props.ts'
import { stepsOffered } from '../../parts/parcel/steps-offered.ts'
import { useNewStep, type NewStep } from './use-new-step.ts'
import { WhichStep } from './WhichStep.tsx'
import { ReasonOptions } from './ReasonOptions.tsx'
import { useWords } from '../../platform/words.ts'

/** What may come next, and notes at any time on the way; only what a step asks for is asked. */
export function AddStepForm({ number, parcel, onDone }: ActProps) {
  const { t } = useWords()
  const step = useNewStep(number, onDone)
  const { code } = step.entry
  const next = stepsOffered(parcel.next, parcel.work)
  return (
    <Card>
      <form className="grid gap-3" noValidate onSubmit={(event) => void step.save(event)}>
        <h2 data-act="" className="text-lg">
          {t('office_parcels.next.heading')}
        </h2>
        {step.problem && <Alert tone="destructive">{step.problem}</Alert>}
        <WhichStep next={next} value={code} onPick={(code) => step.change({ code, reason: '' })} />
        <Reason step={step} />
        {code !== '' && needsReceiver(code) && (
          <TextField
            label={t('office_parcels.next.received_by')}
            name="received_by"
            autoComplete="off"
            maxLength={120}
            value={step.entry.received_by}
            onChange={({ target }) => step.change({ received_by: target.value })}
            error={step.errorOf('received_by')}
          />
        )}
        {code !== '' && needsPicture(code) && (
          <Upload
            label={t('office_parcels.next.picture')}
            file={step.entry.picture}
            onPick={(picture) => step.change({ picture })}
            error={step.errorOf('evidence_id')}
          />
        )}
        <SubmitButton pending={step.isSending} disabled={code === ''}>
          {t('office_parcels.next.save')}
        </SubmitButton>
      </form>
    </Card>
  )
}

function Reason({ step }: { step: NewStep }) {
  const { t } = useWords()
  const reasons = reasonsFor(step.entry.code)
  if (reasons.length === 0) return null
  return (
    <SelectField
      label={t('office_parcels.next.reason')}
      name="reason"
      value={step.entry.reason}
      onChange={({ target }) => step.change({ reason: reasons.find((one) => one === target.value) ?? '' })}
      error={step.errorOf('reason')}
    >
      <option value="">{t('office_parcels.next.choose')}</option>
      <ReasonOptions reasons={reasons} />
    </SelectField>
  )
}

function reasonsFor(code: EventCode | '') {
  if (code === '') return []
  if (isScannedNote(code)) return noteReasons[code]
  return needsReason(code) ? failureReasonsOf(code) : []
}
