import { useSearchParams } from 'react-router'
import { readOrderChange } from '#contract/orders/order-changes.ts'
import { readShipmentData } from '#contract/orders/shipments.ts'
import { useText } from '../../platform/text.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { useWords } from '../../platform/words.ts'

const orderId = /^[0-9a-f-]{36}$/i

/** What is sent, where to and how, until it is handed over. */
export function Page() {
  const { t } = useWords()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return (
    <div className="wrap grid max-w-3xl gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1>{t('order_change.heading')}</h1>
        <p className="max-w-prose text-lg">{t('order_change.text')}</p>
      </header>
      {orderId.test(id) ? <Change id={id} /> : <Alert tone="warning">{t('error.not_found')}</Alert>}
      <LinkButton kind="quiet" className="-ml-4 justify-self-start" to={`/shipment-detail?id=${id}`}>
        {t('order_change.back')}
      </LinkButton>
    </div>
  )
}

function Change({ id }: { id: string }) {
  const { t } = useWords()
  const text = useText()
  const order = useAnswer(readOrderChange, { params: { id } })
  const shipmentData = useAnswer(readShipmentData)
  if (order.data && order.data.obstacle !== null)
    return <Alert tone="warning">{text(`error.${order.data.obstacle}`)}</Alert>
  if (order.data && shipmentData.data)
    return <ChangeForm id={id} order={order.data} dropPoints={shipmentData.data.drop_point} />
  if (order.error?.message === 'not_found') return <Alert tone="warning">{t('error.not_found')}</Alert>
  if (order.isError || shipmentData.isError)
    return (
      <LoadFailed
        onRetry={() => {
          void order.refetch()
          void shipmentData.refetch()
        }}
      />
    )
  return <Skeleton className="h-96 w-full" />
}
