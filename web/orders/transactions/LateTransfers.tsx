import { formatRinggit } from '#contract/prices/money.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useWords } from '../../platform/words.ts'

/** Money that came for the order and is not its payment: it goes back, and here is where that is told. */
export function LateTransfers({ transfers }: { transfers: Transaction['late_transfers'] }) {
  const { t } = useWords()
  if (transfers.length === 0) return null
  return (
    <Alert title={t('shipment_success.late.heading')}>
      {transfers.map(({ amount, at, is_paid_back }) => (
        <p key={at}>
          {t(`shipment_success.late.${is_paid_back ? 'paid' : 'due'}`, { amount: formatRinggit(amount) })}
        </p>
      ))}
    </Alert>
  )
}
