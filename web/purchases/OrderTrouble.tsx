import { useTranslation } from 'react-i18next'
import type { Failure } from '#contract/envelope.ts'
import { formatRinggit } from '#contract/money.ts'
import { sentence } from '../form.ts'
import { useText } from '../text.ts'
import { Alert } from '../ui/Alert.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import type { useOrder } from './use-order.ts'

/** Why an order was not placed: a sentence for people, and the raw answer for whoever helps them. */
export function OrderTrouble({ order }: { order: ReturnType<typeof useOrder> }) {
  const { t } = useTranslation()
  const { failure, newPrice } = order
  return (
    <>
      {failure !== undefined && <FailureAlert failure={failure === 'no_connection' ? undefined : failure} />}
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

function FailureAlert({ failure }: { failure: Failure | undefined }) {
  const text = useText()
  const { t } = useTranslation()
  const first = failure?.errors?.[0]
  return (
    <Alert tone="destructive" title={first ? text(first.message) : sentence(text, failure)}>
      {failure && (
        <details className="mt-1">
          <summary className="cursor-pointer">{t('purchase.raw_answer')}</summary>
          <pre className="mt-1 text-sm wrap-break-word whitespace-pre-wrap">{JSON.stringify(failure)}</pre>
        </details>
      )}
    </Alert>
  )
}
