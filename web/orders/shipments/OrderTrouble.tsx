import { formatRinggit } from '#contract/prices/money.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { FailureAlert } from '../../ui/FailureAlert.tsx'
import { bringIntoSight } from '../../ui/field-on-page.ts'
import { UnpaidOrders } from '../../parts/payment/UnpaidOrders.tsx'
import type { Trouble, useOrder } from './use-order.ts'
import { useWords } from '../../platform/words.ts'

export function OrderTrouble({ order }: { order: ReturnType<typeof useOrder> }) {
  const { t } = useWords()
  const { newPrice } = order
  return (
    <>
      {order.trouble !== undefined && (
        <div ref={bringIntoSight}>
          <TroubleAlert trouble={order.trouble} />
        </div>
      )}
      <ConfirmDialog
        open={newPrice !== undefined}
        onClose={order.decline}
        onConfirm={order.accept}
        pending={order.pending}
        title={t('error.price_changed')}
        confirm={t('shipment.accept_price')}
      >
        {newPrice && (
          <p>
            {t('shipment.price_changed', {
              old: formatRinggit(newPrice.old),
              new: formatRinggit(newPrice.total),
            })}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

function TroubleAlert({ trouble }: { trouble: Trouble }) {
  const { t } = useWords()
  const text = useText()
  if (trouble === 'incomplete') return <Alert tone="destructive">{t('shipment.incomplete')}</Alert>
  const failure = trouble === 'no_connection' ? undefined : trouble
  const first = failure?.errors?.[0]
  return (
    <FailureAlert failure={failure}>
      <UnpaidOrders failure={failure} />
      {first && <p>{t('shipment.look_at', { step: stepOf(first.path, text) })}</p>}
    </FailureAlert>
  )
}

function stepOf(path: string, text: (key: string) => string) {
  const [part = '', field = ''] = path.split('.')
  // The receiver's day is asked for beside the mode.
  if (part === 'receiver' && ['visit_day', 'time_slot_id'].includes(field))
    return text('shipment.steps.service')
  return text(`shipment.steps.${['sender', 'receiver', 'package'].includes(part) ? part : 'payment'}`)
}
