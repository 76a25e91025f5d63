import type { Box } from '#contract/site/master-data.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { crossingOf, type Crossing } from './customs-question.ts'
import { DutyOutcome } from './DutyOutcome.tsx'
import type { Draft } from './shipment-form.ts'
import { useDuty } from './use-duty.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  draft: Draft
  offer: ShownOffer | undefined
  boxes: readonly Box[]
  className?: string
}

/** What customs may ask for, as soon as the items have a value: nobody is to meet it after the price. */
export function DutyLine({ draft, offer, boxes, className = '' }: Props) {
  const { t } = useWords()
  const crossing = offer && crossingOf(draft, offer, boxes)
  if (!crossing) return null
  return (
    <p className={`text-sm ${className}`}>
      <span className="text-muted block">{t('shipment.customs.short')}</span>
      {crossing.value > 0 ? <Outcome crossing={crossing} /> : t('shipment.customs.later')}
    </p>
  )
}

function Outcome({ crossing }: { crossing: Crossing }) {
  return <DutyOutcome estimate={useDuty(crossing).estimate} />
}
