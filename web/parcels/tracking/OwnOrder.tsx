import { findOwnOrder } from '#contract/orders/own-order.ts'
import { useStoredUser } from '../../platform/stored-user.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** The way from what everybody sees to what only the owner sees; nothing for everybody else. */
export function OwnOrder({ number }: { number: string }) {
  const { t } = useWords()
  const user = useStoredUser()
  const { data } = useAnswer(findOwnOrder, { params: { number } }, user !== null)
  if (!user || !data?.order) return null
  const { id, type } = data.order
  return (
    <Card className="screen-only grid justify-items-start gap-3">
      <p>{t('tracking.own.text')}</p>
      <LinkButton
        kind="secondary"
        to={`/${type === 'shipment' ? 'shipment-detail' : 'shipment-success'}?id=${id}`}
      >
        {t('tracking.own.open')}
      </LinkButton>
    </Card>
  )
}
