import { readVisitKeys } from '#contract/orders/visits.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { toAnotherDay } from './to-another-day.ts'
import { useWords } from '../../platform/words.ts'

/** The appointment is moved where its private link leads. */
export default function AnotherDayLink({ id, number }: { id: string; number: string }) {
  const { t } = useWords()
  const { data } = useAnswer(readVisitKeys, { params: { id } }, true, untilThere)
  if (!data) return null
  return (
    <LinkButton kind="secondary" to={toAnotherDay(number, data.receiver_key)}>
      {t('shipment_success.boxes.another_day')}
    </LinkButton>
  )
}
