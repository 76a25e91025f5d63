import type { DutyEstimate } from '#contract/customs/duty.ts'
import type { Crossing } from './customs-question.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'

/** The estimate in a sentence. */
export function DutyOutcome({ estimate: { outcome, total_sen } }: { estimate: DutyEstimate }) {
  const { t } = useWords()
  const { amount } = useFigures()
  return t(`shipment.customs.outcomes.${outcome}`, { amount: amount((total_sen ?? 0) / 100) })
}

/** What it is reckoned on: duty of more than the goods are worth looks like a mistake. */
export function DutyBasis({ crossing: { value, freight } }: { crossing: Crossing }) {
  const { t } = useWords()
  const { amount } = useFigures()
  return t('shipment.customs.reckoned', { goods: amount(value), freight: amount(freight) })
}
