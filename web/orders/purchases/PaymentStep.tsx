import type { Box, MasterData } from '#contract/site/master-data.ts'
import { Button } from '../../ui/Button.tsx'
import { goToField } from '../../ui/field-on-page.ts'
import { PaymentChoice } from '../../parts/payment/PaymentChoice.tsx'
import { settled, type PaymentPicked } from '../../parts/payment/payment-rules.ts'
import { SenOnTop } from '../../parts/payment/UniqueSenNote.tsx'
import { usePaymentCheck } from '../../parts/payment/use-payment-check.ts'
import { FootBar, type BesideTicket } from './FootBar.tsx'
import { OrderTrouble } from './OrderTrouble.tsx'
import { isSoldIn, payloadOf, type ReceiverDetail } from './purchase-form.ts'
import { SummaryBox } from './SummaryBox.tsx'
import type { DraftEnding } from '../../parts/draft/use-draft.ts'
import { useOrder } from './use-order.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  masterData: MasterData
  box: Box
  detail: ReceiverDetail
  picked: PaymentPicked
  keep: (picked: PaymentPicked) => void
  state: BesideTicket
  ending: DraftEnding
}

export function PaymentStep({ masterData, box, detail, picked, keep, state, ending }: Props) {
  const { t } = useWords()
  const order = useOrder(ending)
  const payment = settled(masterData, picked)
  const { error, check } = usePaymentCheck(payment)
  const submit = () => {
    if (!check()) return goToField('payment_account')
    const body = payloadOf({ box, detail, payment })
    if (body) void order.place(body, box)
  }
  return (
    <div className="grid gap-5">
      <h3 className="text-lg">{t('purchase.payment.heading')}</h3>
      <PaymentChoice masterData={masterData} value={payment} onChange={keep} error={error} />
      <SummaryBox box={box} quantity={detail.quantity} way={payment.payment_type} />
      <OrderTrouble order={order} />
      <FootBar
        box={box}
        quantity={detail.quantity}
        draft={state}
        onTop={<SenOnTop way={payment.payment_type} />}
      >
        <Button
          className="min-h-14 min-w-[min(11rem,100vw-2rem)] text-lg"
          pending={order.pending}
          disabled={!isSoldIn(masterData, detail)}
          onClick={submit}
        >
          {t('purchase.order')}
        </Button>
      </FootBar>
    </div>
  )
}
