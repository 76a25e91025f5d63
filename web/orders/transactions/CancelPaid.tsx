import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cancelTransaction,
  previewOwnCancellation,
  type OwnCancellationPreview,
} from '#contract/orders/cancellations.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { sentence } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'

interface Props {
  id: string
  onChanged: () => void
}

/** Once the parcel is in somebody's hands there is nothing to cancel, and nothing is shown. */
const isPast = (obstacle: string) =>
  obstacle === 'order_over' || obstacle === 'parcel_in_hand' || obstacle === 'difference_paid'

/** Says before the press what comes back and where it goes. */
export function CancelPaid({ id, onChanged }: Props) {
  const { t } = useTranslation()
  const text = useText()
  const { data, refetch } = useAnswer(previewOwnCancellation, { params: { id } })
  if (!data || (data.obstacle && isPast(data.obstacle))) return null
  return (
    <Collapsible title={t('shipment_success.cancel.button')}>
      {data.obstacle ? (
        <Alert>{text(`error.${data.obstacle}`)}</Alert>
      ) : (
        <Cancelling
          id={id}
          preview={data}
          onChanged={() => {
            void refetch()
            onChanged()
          }}
        />
      )}
    </Collapsible>
  )
}

function Cancelling({ id, preview, onChanged }: Props & { preview: OwnCancellationPreview }) {
  const { t } = useTranslation()
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCall(cancelTransaction, { refreshes: [listTransactions] })
  const keyFor = useKeyFor()
  const amount = formatRinggit(preview.refund)
  async function confirm() {
    const input = { params: { id }, body: { refund: preview.refund } }
    const answer = await cancel.mutateAsync({ input, key: keyFor(input) })
    setIsAsking(false)
    if (answer && isSuccess(answer)) toast.success(t('shipment_success.cancel_paid.done'))
    else toast.error(sentence(text, answer))
    onChanged()
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Effects preview={preview} />
      <Button kind="danger" onClick={() => setIsAsking(true)}>
        {t('shipment_success.cancel_paid.button', { amount })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
        pending={cancel.isPending}
        title={t('shipment_success.cancel.question')}
        confirm={t('shipment_success.cancel.confirm')}
        dismiss={t('shipment_success.cancel.keep')}
      >
        <p>{t('shipment_success.cancel_paid.question', { amount })}</p>
      </ConfirmDialog>
    </div>
  )
}

function Effects({
  preview: { refund, has_account, freed_serial, void_vouchers },
}: {
  preview: OwnCancellationPreview
}) {
  const { t } = useTranslation()
  const amount = formatRinggit(refund)
  return (
    <div className="grid max-w-prose gap-2">
      <p>{t('shipment_success.cancel_paid.until')}</p>
      <p className="font-semibold">
        {t(`shipment_success.cancel_paid.${has_account ? 'to_account' : 'no_account'}`, { amount })}
      </p>
      {!has_account && (
        <LinkButton kind="secondary" className="justify-self-start" to="/voucher">
          {t('shipment_success.ended.to_account')}
        </LinkButton>
      )}
      {freed_serial && <p>{t('shipment_success.cancel_paid.frees', { serial: freed_serial })}</p>}
      {void_vouchers > 0 && <p>{t('shipment_success.cancel_paid.voids', { count: void_vouchers })}</p>}
    </div>
  )
}
