import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedBulk } from '#contract/bulk.ts'
import type { MasterData } from '#contract/master-data.ts'
import { formatRinggit } from '#contract/money.ts'
import { sentence } from '../form.ts'
import { useText } from '../text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { PaymentChoice } from '../ui/payment/PaymentChoice.tsx'
import { settled, type PaymentPicked } from '../ui/payment/payment-rules.ts'
import { usePaymentCheck } from '../ui/payment/use-payment-check.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useMasterData } from '../ui/use-master-data.ts'
import { useBulkOrder } from './use-bulk-order.ts'

interface Props {
  file: File
  checked: CheckedBulk
  onAgain: () => void
}

export function PayForAll(props: Props) {
  const { t } = useTranslation()
  const { data } = useMasterData()
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('bulk.steps.pay')}</h2>
      {data ? <Payment masterData={data} {...props} /> : <Skeleton className="h-40 w-full" />}
    </Card>
  )
}

function Payment({ file, checked, onAgain, masterData }: Props & { masterData: MasterData }) {
  const { t } = useTranslation()
  const [picked, pick] = useState<PaymentPicked>({ payment_type: '', payment_account: '' })
  const payment = settled(masterData, picked)
  const { error, check } = usePaymentCheck(payment)
  const order = useBulkOrder(file)
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (check()) void order.place(payment, checked.total)
      }}
    >
      <PaymentChoice masterData={masterData} value={payment} onChange={pick} error={error} />
      <Trouble order={order} onAgain={onAgain} />
      <SubmitButton className="justify-self-start" pending={order.pending}>
        {t('bulk.pay.button')}
      </SubmitButton>
      <ConfirmDialog
        open={order.changed !== undefined}
        onClose={order.decline}
        onConfirm={() => order.changed && void order.place(payment, order.changed.total)}
        pending={order.pending}
        title={t('error.price_changed')}
        confirm={t('bulk.pay.accept')}
      >
        {order.changed && (
          <p>
            {t('bulk.pay.changed', {
              old: formatRinggit(order.changed.old),
              new: formatRinggit(order.changed.total),
              count: order.changed.parcels,
            })}
          </p>
        )}
      </ConfirmDialog>
    </form>
  )
}

function Trouble({
  order: { trouble },
  onAgain,
}: {
  order: ReturnType<typeof useBulkOrder>
  onAgain: () => void
}) {
  const { t } = useTranslation()
  const text = useText()
  if (!trouble) return null
  return (
    <Alert tone="destructive" title={sentence(text, trouble === 'no_connection' ? undefined : trouble)}>
      <Button kind="secondary" onClick={onAgain}>
        {t('bulk.pay.again')}
      </Button>
    </Alert>
  )
}
