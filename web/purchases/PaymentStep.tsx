import { useTranslation } from 'react-i18next'
import type { Box, MasterData } from '#contract/master-data.ts'
import { Button } from '../ui/Button.tsx'
import { PaymentChoice } from '../ui/payment/PaymentChoice.tsx'
import { settled, type PaymentPicked } from '../ui/payment/payment-rules.ts'
import { usePaymentCheck } from '../ui/payment/use-payment-check.ts'
import { FootBar } from './FootBar.tsx'
import { OrderTrouble } from './OrderTrouble.tsx'
import { payloadOf, type ReceiverDetail } from './purchase-form.ts'
import { SummaryBox } from './SummaryBox.tsx'
import { useOrder } from './use-order.ts'

interface Props {
  masterData: MasterData
  box: Box
  detail: ReceiverDetail
  picked: PaymentPicked
  keep: (picked: PaymentPicked) => void
  onBack: () => void
}

export function PaymentStep({ masterData, box, detail, picked, keep, onBack }: Props) {
  const { t } = useTranslation()
  const order = useOrder()
  const payment = settled(masterData, picked)
  const { error, check } = usePaymentCheck(payment)
  const isAvailable = masterData.country.some(
    ({ id, is_purchase_available }) => id === detail.country_id && is_purchase_available,
  )
  const submit = () => {
    const body = check() ? payloadOf({ box, detail, payment }) : undefined
    if (body) void order.place(body, box)
  }
  return (
    <div className="grid gap-5">
      <h2 className="text-xl">{t('purchase.payment.heading')}</h2>
      <PaymentChoice masterData={masterData} value={payment} onChange={keep} error={error} />
      <SummaryBox box={box} quantity={detail.quantity} />
      <OrderTrouble order={order} />
      <FootBar box={box} quantity={detail.quantity}>
        <Button kind="secondary" onClick={onBack}>
          {t('purchase.previous')}
        </Button>
        <Button pending={order.pending} disabled={!isAvailable} onClick={submit}>
          {t('purchase.order')}
        </Button>
      </FootBar>
    </div>
  )
}
