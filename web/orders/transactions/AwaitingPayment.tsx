import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentRules } from '#contract/site/payment-types.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { listTransactions, type Transaction } from '#contract/orders/transactions.ts'
import { sentence } from '../../platform/form.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { asClock, useCountdown } from '../../ui/use-countdown.ts'
import { useCall } from '../../platform/use-call.ts'
import { HowToPay } from './HowToPay.tsx'
import { ProofUpload } from './ProofUpload.tsx'
import { zoneOfOrder } from './zone-of-order.ts'

interface Props {
  transaction: Transaction
  onChanged: () => void
}

export function AwaitingPayment({ transaction, onChanged }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {transaction.reject_code && <Rejection transaction={transaction} />}
      <Amount transaction={transaction} />
      <HowToPay transaction={transaction} />
      <Card className="grid gap-3">
        <h2 className="text-lg">{t('shipment_success.proof.heading')}</h2>
        <p>
          {t(`shipment_success.proof.${paymentRules[transaction.payment_type_id].isCash ? 'cash' : 'text'}`)}
        </p>
        <ProofUpload id={transaction.id} onSent={onChanged} />
      </Card>
      <Cancel id={transaction.id} onChanged={onChanged} />
    </>
  )
}

function Rejection({ transaction: { reject_code, reject_reason } }: { transaction: Transaction }) {
  const { t } = useTranslation()
  if (!reject_code) return null
  return (
    <Alert tone="destructive" title={t('shipment_success.rejected.title')}>
      {reject_code !== 'other' && <p>{t(`shipment_success.reasons.${reject_code}`)}</p>}
      {reject_reason && <p className="wrap-break-word">{reject_reason}</p>}
    </Alert>
  )
}

function Amount({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { amount, base_amount, unique_amount, deadline_at, now, qr_rupiah } = transaction
  const left_s = useCountdown(deadline_at, now)
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <span className="text-muted block">{t('shipment_success.exact_amount')}</span>
          <span className="figures text-4xl font-bold tracking-tight">{formatRinggit(amount)}</span>
          {qr_rupiah !== null && (
            <span className="figures text-muted block">≈ Rp {qr_rupiah.toLocaleString('id-ID')}</span>
          )}
        </p>
        <CopyButton text={amount.toFixed(2)} label={t('shipment_success.copy_amount')} />
      </div>
      {unique_amount > 0 && (
        <p className="text-muted text-sm">
          {t('shipment_success.unique_sen', {
            base: formatRinggit(base_amount),
            unique: formatRinggit(unique_amount),
          })}
        </p>
      )}
      <p>
        {t('shipment_success.pay_before')} <strong>{moment(deadline_at, zoneOfOrder(transaction))}</strong>
        {', '}
        <span className="figures font-semibold" role="timer">
          {asClock(left_s)}
        </span>
      </p>
    </Card>
  )
}

function Cancel({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { t } = useTranslation()
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCall(cancelTransaction, { refreshes: [listTransactions] })
  async function confirm() {
    const answer = await cancel.mutateAsync({ input: { params: { id } } })
    setIsAsking(false)
    if (!answer || !isSuccess(answer)) toast.error(sentence(text, answer))
    onChanged()
  }
  return (
    <>
      <Button kind="quiet" className="text-trouble justify-self-start" onClick={() => setIsAsking(true)}>
        {t('shipment_success.cancel.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
        pending={cancel.isPending}
        title={t('shipment_success.cancel.question')}
        confirm={t('shipment_success.cancel.confirm')}
        dismiss={t('shipment_success.cancel.keep')}
      />
    </>
  )
}
