import { formatRinggit } from '#contract/prices/money.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { FailureAlert } from '../../ui/FailureAlert.tsx'
import { bringIntoSight } from '../../ui/field-on-page.ts'
import { UnpaidOrders } from '../../parts/payment/UnpaidOrders.tsx'
import type { useOrder } from './use-order.ts'
import { useWords } from '../../platform/words.ts'

/** Why an order was not placed: a sentence for people, and the raw answer for whoever helps them. */
export function OrderTrouble({ order }: { order: ReturnType<typeof useOrder> }) {
  const { t } = useWords()
  const { failure, newPrice } = order
  const refused = failure === 'no_connection' ? undefined : failure
  return (
    <>
      {failure !== undefined && (
        <div ref={bringIntoSight}>
          <FailureAlert failure={refused}>
            <UnpaidOrders failure={refused} />
          </FailureAlert>
        </div>
      )}
      <ConfirmDialog
        open={newPrice !== undefined}
        onClose={order.decline}
        onConfirm={order.accept}
        pending={order.pending}
        title={t('purchase.price_changed.title')}
        confirm={t('purchase.price_changed.accept')}
      >
        {newPrice && (
          <p>
            {t('purchase.price_changed.text', {
              old: formatRinggit(newPrice.old.price + newPrice.old.deposit),
              new: formatRinggit(newPrice.total),
            })}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
