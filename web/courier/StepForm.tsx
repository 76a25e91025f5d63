import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventCode } from '#contract/parcel-steps.ts'
import type { CarriedParcel } from '#contract/scans.ts'
import { useText } from '../text.ts'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EntryFields } from './EntryFields.tsx'
import { nothingMeasured } from './measures.ts'
import { missingIn, type EntryField, type StepEntry } from './parcel.ts'
import { useScan } from './use-scan.ts'

interface Props {
  code: EventCode
  parcel: CarriedParcel
  onDone: () => void
}

/** One step, with what it asks for. */
export function StepForm({ code, parcel, onDone }: Props) {
  const { t } = useTranslation()
  const { entry, change, errorOf, isKeeping, save } = useEntry({ code, parcel, onDone })
  return (
    <Card>
      <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
        <h2 className="text-lg">{t(`tracking.events.${code}`)}</h2>
        <EntryFields parcel={parcel} entry={entry} change={change} errorOf={errorOf} />
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

function useEntry({ code, parcel, onDone }: Props) {
  const text = useText()
  const { scan } = useScan(parcel.tracking_number)
  const [entry, setEntry] = useState<StepEntry>({
    code,
    reason: '',
    received_by: '',
    picture: undefined,
    measures: nothingMeasured,
    door_code: '',
  })
  const [isTried, setIsTried] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  const missing: Partial<Record<EntryField, string | undefined>> = missingIn(entry, parcel)
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
    errorOf: (name: EntryField) => (isTried && missing[name] ? text(missing[name]) : undefined),
  }
}
