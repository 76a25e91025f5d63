import { useState } from 'react'
import { eventCodes, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
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
  const known = useBatch(steps)
  const { batch, first, rows, add } = known
  const only = batch.step === first ? first : ''
  return (
    <CourierFrame isDeep>
      <DeepHead>{only ? act(only) : t('courier.batch.heading')}</DeepHead>
      <StepChoice isFolded={only !== ''} steps={steps} value={batch.step} onChange={known.choose} />
      <BatchScanner
        numbers={new Set(rows.flatMap(({ number, state }) => (state === 'expected' ? [] : number)))}
        onNumber={add}
      />
      <BatchRows rows={rows} onTick={add} onMean={known.mean} onRemove={known.remove} />
      <StickyFoot>
        <SendOrEnd {...known} />
      </StickyFoot>
    </CourierFrame>
  )
}

/** Sends what is ready, and leads on once all of it was sent. */
function SendOrEnd({ batch, rows, ready, isLooking, isOfStop, send, clear }: ReturnType<typeof useBatch>) {
  const { t } = useWords()
  const act = useActWords()
  const [isSending, setIsSending] = useState(false)
  async function press() {
    setIsSending(true)
    await send().catch(() => toast.error(t('courier.step.not_kept')))
    setIsSending(false)
  }
  const isBegun = rows.some(({ key }) => key)
  if (isBegun && ready === 0)
    return <Over rows={rows} isTakenIn={batch.step === 'dropped_off'} isOfStop={isOfStop} clear={clear} />
  return (
    <Button
      className="min-h-14 flex-1"
      disabled={batch.step === '' || ready === 0}
      pending={isSending || isLooking}
      onClick={() => void press()}
    >
      {batch.step === ''
        ? t('courier.batch.choose_first')
        : t('courier.batch.send', { step: act(batch.step), count: ready })}
    </Button>
  )
}

interface OverProps extends Pick<ReturnType<typeof useBatch>, 'rows' | 'clear' | 'isOfStop'> {
  isTakenIn: boolean
}

/** Nothing of it is left to send. Who has taken one parcel in weighs it next. */
function Over({ rows, isTakenIn, isOfStop, clear }: OverProps) {
  const { t } = useWords()
  const act = useActWords()
  const [only, another] = rows
  if (isOfStop)
    return (
      <LinkButton className="min-h-14 flex-1" to="/courier" onClick={clear}>
        {t('courier.next.to_list')}
      </LinkButton>
    )
  const toWeigh = isTakenIn && !another && only?.state === 'done' ? only.number : undefined
  return (
    <>
      <Button kind={toWeigh ? 'secondary' : 'primary'} className="min-h-14 flex-1" onClick={clear}>
        {t('courier.batch.clear')}
      </Button>
      {toWeigh && (
        <LinkButton className="min-h-14 flex-1" to={`/courier?number=${toWeigh}&step=reweighed`}>
          {act('reweighed')}
        </LinkButton>
      )}
    </>
  )
}

/** What was pressed is gone, and the choice in its place. */
function focus(field: HTMLSelectElement | null) {
  field?.focus()
}

interface ChoiceProps {
  /** The head says which one: another is chosen seldom. */
  isFolded: boolean
  steps: readonly EventCode[]
  value: ReturnType<typeof useBatch>['batch']['step']
  onChange: ReturnType<typeof useBatch>['choose']
}

function StepChoice({ isFolded, steps, value, onChange }: ChoiceProps) {
  const { t } = useWords()
  const act = useActWords()
  const [hasOpened, setHasOpened] = useState(false)
  if (isFolded && !hasOpened)
    return (
      <Button kind="quiet" className="self-start px-0! underline" onClick={() => setHasOpened(true)}>
        {t('courier.batch.other')}
      </Button>
    )
  return (
    <Card>
      <SelectField
        label={t('courier.batch.step')}
        {...(hasOpened ? { ref: focus } : {})}
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
