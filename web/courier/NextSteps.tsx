import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver, type EventCode } from '#contract/parcel-steps.ts'
import type { CarriedParcel } from '#contract/scans.ts'
import { Button } from '../ui/Button.tsx'
import { isTrouble, likeliestFirst, offered } from './parcel.ts'
import { StepForm } from './StepForm.tsx'
import { useOpen } from './waiting-scans.ts'

/** Only what may come next. Every step is confirmed once more: an event cannot be taken back. */
export function NextSteps({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<EventCode>()
  const waits = useOpen().some(({ tracking_number }) => tracking_number === parcel.tracking_number)
  const { code } = parcel
  const next = offered(parcel)
  if (chosen && next.includes(chosen))
    return <StepForm key={chosen} code={chosen} parcel={parcel} onDone={() => setChosen(undefined)} />
  const isLater = waits && !isOver(code)
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('courier.next.title')}</h2>
      {next.length === 0 && <p>{t(isLater ? 'courier.next.nothing_now' : 'courier.next.nothing')}</p>}
      <StepButtons
        steps={likeliestFirst(next.filter((step) => !isTrouble(step)))}
        isFirst
        onPick={setChosen}
      />
      {next.some(isTrouble) && <h3 className="mt-3 font-medium">{t('courier.next.trouble')}</h3>}
      <StepButtons steps={next.filter(isTrouble)} onPick={setChosen} />
    </section>
  )
}

interface Props {
  steps: EventCode[]
  isFirst?: boolean
  onPick: (code: EventCode) => void
}

function StepButtons({ steps, isFirst = false, onPick }: Props) {
  const { t } = useTranslation()
  return steps.map((step, index) => (
    <Button
      key={step}
      kind={isFirst && index === 0 ? 'primary' : 'secondary'}
      className="min-h-14 w-full"
      onClick={() => onPick(step)}
    >
      {t(`tracking.events.${step}`)}
    </Button>
  ))
}
