import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventCode } from '#contract/parcel-steps.ts'
import { failureReasons, needsPicture, needsReason } from '#contract/scans.ts'
import { useText } from '../text.ts'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { Card, ChoiceCard } from '../ui/Card.tsx'
import { TextField } from '../ui/Field.tsx'
import { EvidencePicture } from './EvidencePicture.tsx'
import { missingIn, type StepEntry } from './parcel.ts'
import { useScan } from './use-scan.ts'

interface Props {
  code: EventCode
  tracking_number: string
  onDone: () => void
}

/** One step, with what it asks for. */
export function StepForm({ code, tracking_number, onDone }: Props) {
  const { t } = useTranslation()
  const { entry, change, errorOf, isKeeping, save } = useEntry({ code, tracking_number, onDone })
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
        <h2 className="text-lg">{t(`tracking.events.${code}`)}</h2>
        {needsReason(code) && (
          <Reasons value={entry.reason} onPick={(reason) => change({ reason })} error={errorOf('reason')} />
        )}
        {code === 'delivered' && (
          <TextField
            label={t('courier.step.received_by')}
            name="received_by"
            autoComplete="off"
            maxLength={120}
            value={entry.received_by}
            onChange={({ target }) => change({ received_by: target.value })}
            error={errorOf('received_by')}
          />
        )}
        {needsPicture(code) && (
          <EvidencePicture
            picture={entry.picture}
            onPick={(picture) => change({ picture })}
            error={errorOf('picture')}
          />
        )}
        <SubmitButton className="min-h-14" pending={isKeeping}>
          {t('courier.step.confirm')}
        </SubmitButton>
        <Button kind="secondary" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </form>
    </Card>
  )
}

function useEntry({ code, tracking_number, onDone }: Props) {
  const text = useText()
  const { scan } = useScan(tracking_number)
  const [entry, setEntry] = useState<StepEntry>({ code, reason: '', received_by: '', picture: undefined })
  const [isTried, setIsTried] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  const missing = missingIn(entry)
  async function save(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isKeeping || Object.values(missing).some((key) => key !== undefined)) return
    setIsKeeping(true)
    if (await scan(entry)) onDone()
    else setIsKeeping(false)
  }
  return {
    entry,
    isKeeping,
    save,
    change: (part: Partial<StepEntry>) => setEntry((known) => ({ ...known, ...part })),
    errorOf: (name: keyof typeof missing) => (isTried && missing[name] ? text(missing[name]) : undefined),
  }
}

interface ReasonsProps {
  value: string
  onPick: (reason: string) => void
  error: string | undefined
}

function Reasons({ value, onPick, error }: ReasonsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t('courier.step.reason')}</legend>
      {failureReasons.map((reason) => (
        <ChoiceCard
          key={reason}
          name="reason"
          value={reason}
          checked={reason === value}
          onChange={() => onPick(reason)}
        >
          {t(`courier.reasons.${reason}`)}
        </ChoiceCard>
      ))}
      {error && (
        <p role="alert" className="text-trouble text-sm font-medium">
          {error}
        </p>
      )}
    </fieldset>
  )
}
