import type { Box } from '#contract/site/master-data.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { crossingOf, type Crossing } from './customs-question.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { DutyBasis, DutyOutcome } from './DutyOutcome.tsx'
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
      {crossing.value > 0 ? <Reckoned crossing={crossing} /> : t('shipment.customs.later')}
    </p>
  )
}

/** What comes on top of the price, beside it: nobody else tells it on a phone. */
export function DutyOnTop({ draft, offer, boxes }: Omit<Props, 'className'>) {
  const crossing = offer && crossingOf(draft, offer, boxes)
  return crossing && crossing.value > 0 ? <OnTop crossing={crossing} /> : null
}

function OnTop({ crossing }: { crossing: Crossing }) {
  const { t } = useWords()
  const { number } = useFigures()
  const { outcome, total_sen } = useDuty(crossing).estimate
  if (outcome !== 'estimated' || !total_sen) return null
  return (
    <span className="text-muted block text-sm">
      {t('shipment.customs.on_top', { amount: number(Math.round(total_sen / 100)) })}
    </span>
  )
}

function Reckoned({ crossing }: { crossing: Crossing }) {
  const { estimate } = useDuty(crossing)
  return (
    <>
      <DutyOutcome estimate={estimate} />
      {estimate.parts.length > 0 && (
        <span className="text-muted block">
          <DutyBasis crossing={crossing} />
        </span>
      )}
    </>
  )
}
