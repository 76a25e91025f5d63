import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { readTransaction, type Transaction } from '#contract/transactions.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useAnswer } from '../use-call.ts'
import { AwaitingPayment } from './AwaitingPayment.tsx'
import { BatchParcels } from './BatchParcels.tsx'
import { Outcome } from './Outcome.tsx'
import { OrderFacts } from './OrderFacts.tsx'

const look_ms = 3000
const noId = '00000000-0000-0000-0000-000000000000'

/** How an order stands and what is to be done now; it changes by itself when the office has decided. */
export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const id = query.get('id') ?? noId
  const { data, error, refetch } = useAnswer(readTransaction, { params: { id } }, true, (answer) =>
    answer && isOpen(answer.transaction) ? look_ms : null,
  )
  if (data) return <Shown transaction={data.transaction} onChanged={() => void refetch()} />
  return (
    <div className="wrap grid max-w-3xl gap-6 py-8 md:py-12">
      <h1>{t('shipment_success.heading')}</h1>
      {error?.message === 'not_found' && (
        <EmptyState>
          <LinkButton to="/transaction">{t('shipment_success.to_list')}</LinkButton>
        </EmptyState>
      )}
      {error && error.message !== 'not_found' && <LoadFailed onRetry={() => void refetch()} />}
      {!error && <Skeleton className="h-96 w-full" />}
    </div>
  )
}

function isOpen({ status }: Transaction) {
  return status === 'awaiting_payment' || status === 'awaiting_approval'
}

function Shown({ transaction, onChanged }: { transaction: Transaction; onChanged: () => void }) {
  const { t } = useTranslation()
  const { status, reject_code } = transaction
  const key = status === 'awaiting_payment' && reject_code ? 'rejected' : status
  return (
    <div className="wrap grid max-w-3xl gap-6 py-8 md:py-12">
      <header className="grid gap-2" aria-live="polite">
        <h1>{t(`shipment_success.${key}.heading`)}</h1>
        <p className="max-w-prose text-lg">{t(`shipment_success.${key}.text`)}</p>
      </header>
      {transaction.paid_with && (
        <LinkButton className="justify-self-start" to={`/shipment-success?id=${transaction.paid_with.id}`}>
          {t('bulk.batch.to_batch')}
        </LinkButton>
      )}
      {transaction.paid_with ? null : status === 'awaiting_payment' ? (
        <AwaitingPayment transaction={transaction} onChanged={onChanged} />
      ) : (
        <Outcome transaction={transaction} />
      )}
      {transaction.type === 'batch' && <BatchParcels id={transaction.id} />}
      <OrderFacts transaction={transaction} />
    </div>
  )
}
