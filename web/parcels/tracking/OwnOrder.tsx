import { orderPage } from '../../parts/parcel/order-page.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useWords } from '../../platform/words.ts'
import { useOwnOrder } from './use-own-order.ts'

/** The way from what everybody sees to what only the owner sees; nothing for everybody else. */
export function OwnOrder({ number }: { number: string }) {
  const { t } = useWords()
  const order = useOwnOrder(number)
  if (!order) return null
  const { id, type } = order
  return (
    <Card className="screen-only grid justify-items-start gap-3">
      <p>{t('tracking.own.text')}</p>
      <LinkButton kind="secondary" to={orderPage(type, true, id)}>
        {t('tracking.own.open')}
      </LinkButton>
    </Card>
  )
}
