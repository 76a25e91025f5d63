import { useState } from 'react'
import { eventCodes, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { SelectField } from '../ui/Field.tsx'
import { StickyFoot } from '../ui/StickyFoot.tsx'
import { toast } from '../ui/toast.ts'
import { batchSteps } from './batch.ts'
import { BatchRows } from './BatchRows.tsx'
import { BatchScanner } from './BatchScanner.tsx'
import { CourierFrame } from './CourierFrame.tsx'
import { DeepHead } from './DeepHead.tsx'
import { useActWords } from './use-act-words.ts'
import { useBatch } from './use-batch.ts'
import { useQuietSending } from './use-connection.ts'
import { useRole } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

/** Scan, scan, scan; then one step for all of them, with a count and whatever was refused and why. */
export function Page() {
  const { t } = useWords()
  const act = useActWords()
  useQuietSending()
  const steps = batchSteps(useRole())
  const { batch, rows, ready, send, add, choose, remove, clear } = useBatch(steps)
  const [isSending, setIsSending] = useState(false)
  async function press() {
    setIsSending(true)
    await send().catch(() => toast.error(t('courier.step.not_kept')))
    setIsSending(false)
  }
  const isBegun = rows.some(({ key }) => key)
  return (
    <CourierFrame isDeep>
      <DeepHead>{t('courier.batch.heading')}</DeepHead>
      <StepChoice steps={steps} value={batch.step} onChange={choose} />
      <BatchScanner numbers={new Set(rows.map(({ number }) => number))} onNumber={add} />
      <BatchRows rows={rows} onRemove={remove} />
      <StickyFoot>
        {isBegun && ready === 0 && (
          <Button kind="secondary" className="min-h-14" onClick={clear}>
            {t('courier.batch.clear')}
          </Button>
        )}
        <Button
          className="min-h-14 flex-1"
          disabled={batch.step === '' || ready === 0}
          pending={isSending}
          onClick={() => void press()}
        >
          {batch.step === ''
            ? t('courier.batch.choose_first')
            : t('courier.batch.send', { step: act(batch.step), count: ready })}
        </Button>
      </StickyFoot>
    </CourierFrame>
  )
}

interface ChoiceProps {
  steps: readonly EventCode[]
  value: ReturnType<typeof useBatch>['batch']['step']
  onChange: ReturnType<typeof useBatch>['choose']
}

function StepChoice({ steps, value, onChange }: ChoiceProps) {
  const { t } = useWords()
  const act = useActWords()
  return (
    <Card>
      <SelectField
        label={t('courier.batch.step')}
        value={value}
        onChange={({ target }) => onChange(eventCodes.find((code) => code === target.value) ?? '')}
      >
        <option value="">{t('courier.batch.choose')}</option>
        {steps.map((code) => (
          <option key={code} value={code}>
            {act(code)}
          </option>
        ))}
      </SelectField>
    </Card>
  )
}
