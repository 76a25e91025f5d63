import { useTranslation } from 'react-i18next'
import { readVisitKeys } from '#contract/orders/visits.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { LinkButton } from '../../ui/Button.tsx'

/** The appointment is moved where its private link leads. */
export default function AnotherDayLink({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation()
  const { data } = useAnswer(readVisitKeys, { params: { id } })
  if (!data) return null
  return (
    <LinkButton kind="secondary" to={`/resi-detail?number=${number}#v=${data.receiver_key}`}>
      {t('shipment_success.boxes.another_day')}
    </LinkButton>
  )
}
