import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'
import { useOwnOrder } from './use-own-order.ts'

/** An order that waits for its payment cannot be tracked, which is nothing wrong: its owner is led to it. */
export function NotFound({ number }: { number: string }) {
  const { t } = useWords()
  const order = useOwnOrder(number)
  if (order === undefined) return null
  // A number as ours are is most likely one that has not been paid yet.
  const isOurs = readTrackingNumber(number) !== undefined
  if (order === null)
    return (
      <Alert tone={isOurs ? 'warning' : 'destructive'}>
        <p>{t('tracking.not_found')}</p>
        <p>{t(isOurs ? 'tracking.not_yet' : 'tracking.mistyped')}</p>
      </Alert>
    )
  return (
    <Alert tone="warning" title={t('tracking.own.not_yet')}>
      <LinkButton kind="secondary" className="mt-3" to={`/shipment-success?id=${order.id}`}>
        {t('tracking.own.open')}
      </LinkButton>
    </Alert>
  )
}
