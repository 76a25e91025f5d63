import { useTranslation } from 'react-i18next'
import type { MasterData } from '#contract/master-data.ts'
import { listVouchers } from '#contract/vouchers.ts'
import { SelectField } from '../ui/Field.tsx'
import { PaymentChoice } from '../ui/payment/PaymentChoice.tsx'
import { settled, type PaymentPicked } from '../ui/payment/payment-rules.ts'
import { usePaymentCheck } from '../ui/payment/use-payment-check.ts'
import { Price } from '../ui/Price.tsx'
import { useFigures } from '../ui/quote/use-figures.ts'
import { useAnswer } from '../use-call.ts'
import { OrderTrouble } from './OrderTrouble.tsx'
import { StepBar, type Step } from './StepBar.tsx'
import { useOrder } from './use-order.ts'

interface Props extends Step {
  masterData: MasterData
  total: number | undefined
}

export function PaymentStep({ draft, masterData, total, keep, bar }: Props) {
  const { t } = useTranslation()
  const order = useOrder()
  const payment = settled(masterData, draft.payment)
  const { error, check } = usePaymentCheck(payment)
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (check() && total !== undefined) void order.place({ ...draft, payment }, total)
      }}
    >
      <h2 className="text-xl">{t('shipment.payment_heading')}</h2>
      <PaymentChoice
        masterData={masterData}
        value={payment}
        onChange={(picked: PaymentPicked) => keep({ payment: picked })}
        error={error}
      />
      {draft.package.box !== '' && <VoucherField draft={draft} keep={keep} />}
      <p className="bg-kraft flex items-baseline justify-between gap-4 rounded-box p-4 font-semibold">
        {t('quote.total')}
        {total !== undefined && <Price ringgit={total} size="total" />}
      </p>
      <OrderTrouble order={order} />
      <StepBar {...bar} label={t('shipment.order')} pending={order.pending} />
    </form>
  )
}

/** Vouchers of boxes of this size that are still free; the full price is paid, the value comes back. */
function VoucherField({ draft, keep }: Pick<Props, 'draft' | 'keep'>) {
  const { t } = useTranslation()
  const { amount } = useFigures()
  const { data } = useAnswer(listVouchers, { query: { limit: '100' } })
  const fitting = (data?.voucher_data ?? []).filter(
    ({ status, box_label }) => status === 'issued' && box_label === draft.package.box,
  )
  if (fitting.length === 0) return null
  return (
    <SelectField
      label={t('shipment.voucher')}
      hint={t('shipment.voucher_hint')}
      name="voucher_id"
      value={draft.voucher_id}
      onChange={({ target }) => keep({ voucher_id: target.value })}
    >
      <option value="">{t('shipment.no_voucher')}</option>
      {fitting.map(({ id, serial, value }) => (
        <option key={id} value={id}>
          {serial} · {amount(value)}
        </option>
      ))}
    </SelectField>
  )
}
