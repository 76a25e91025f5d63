import type { MasterData } from '#contract/site/master-data.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { goToField } from '../../ui/field-on-page.ts'
import { PaymentChoice } from '../../parts/payment/PaymentChoice.tsx'
import { settled, type PaymentPicked } from '../../parts/payment/payment-rules.ts'
import { SenOnTop, UniqueSenNote } from '../../parts/payment/UniqueSenNote.tsx'
import { usePaymentCheck } from '../../parts/payment/use-payment-check.ts'
import { OrderInShort, OrderReview } from './OrderReview.tsx'
import { OrderTrouble } from './OrderTrouble.tsx'
import { NoQuote, type Quoted } from './ServiceStep.tsx'
import { StepBar, stepForm, type Step } from './StepBar.tsx'
import type { DraftEnding } from '../../parts/draft/use-draft.ts'
import { useOrder } from './use-order.ts'
import { useVouchers } from './use-vouchers.ts'
import { VoucherField } from './VoucherField.tsx'
import { useWords } from '../../platform/words.ts'

interface Props extends Step {
  masterData: MasterData
  offer: ShownOffer | undefined
  quote: Quoted
  ending: DraftEnding
  goTo: (step: number) => void
}

export function PaymentStep({ draft, masterData, offer, quote, keep, bar, ending, goTo }: Props) {
  const { t } = useWords()
  const order = useOrder(ending)
  const payment = settled(masterData, draft.payment)
  const { error, check } = usePaymentCheck(payment)
  const vouchers = useVouchers(draft)
  const submit = () => {
    if (!check()) return goToField('payment_account')
    if (offer) void order.place({ ...draft, payment, voucher_id: vouchers.voucher_id }, offer.total)
  }
  return (
    <form
      id={stepForm}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <OrderInShort draft={draft} offer={offer} />
      <h3 className="text-lg">{t('shipment.payment_heading')}</h3>
      <PaymentChoice
        masterData={masterData}
        value={payment}
        onChange={(picked: PaymentPicked) => keep({ payment: picked })}
        error={error}
      />
      <VoucherField vouchers={vouchers} onChoose={(voucher_choice) => keep({ voucher_choice })} />
      {offer ? <UniqueSenNote way={payment.payment_type} total={offer.total} /> : <NoQuote quote={quote} />}
      <OrderTrouble order={order} />
      <OrderReview draft={draft} offer={offer} boxes={masterData.box} goTo={goTo} />
      <StepBar
        {...bar}
        label={t('shipment.order')}
        onTop={<SenOnTop way={payment.payment_type} />}
        pending={order.pending || vouchers.isLoading}
      />
    </form>
  )
}
