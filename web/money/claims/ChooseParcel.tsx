import { inGroups } from '#contract/parcels/tracking-number.ts'
import { listTransactions, type TransactionInList } from '#contract/orders/transactions.ts'
import { useMoment } from '../../platform/moment.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useList } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** Who comes without a parcel chooses one of their own; only a paid one can be claimed for. */
export function ChooseParcel() {
  const { t } = useWords()
  const list = useList(listTransactions, (page) => page, { type: 'shipment' })
  return (
    <>
      <p className="max-w-prose">{t('claim.choose')}</p>
      <CursorList
        list={list}
        rowsOf={({ transaction_data }) => transaction_data}
        waiting="h-24 w-full"
        empty={
          <EmptyState says={t('claim.none')}>
            <LinkButton kind="secondary" to="/resi-detail">
              {t('claim.track')}
            </LinkButton>
          </EmptyState>
        }
      >
        {(transactions) => (
          <ul className="grid gap-3">
            {transactions.map((transaction) => (
              <Choice key={transaction.id} transaction={transaction} />
            ))}
          </ul>
        )}
      </CursorList>
    </>
  )
}

function Choice({ transaction }: { transaction: TransactionInList }) {
  const { t } = useWords()
  const moment = useMoment()
  const { id, tracking_number, status, created_at } = transaction
  return (
    <li className="border-line bg-surface flex flex-wrap items-center justify-between gap-3 rounded-box border p-4">
      <span className="grid gap-1">
        <span className="figures font-semibold">{inGroups(tracking_number)}</span>
        <span className="text-muted text-sm">{moment(created_at)}</span>
      </span>
      {status === 'success' ? (
        <LinkButton kind="secondary" to={`/claim?id=${id}`}>
          {t('claim.choose_this')}
        </LinkButton>
      ) : (
        <span className="text-muted text-sm">{t('claim.not_paid')}</span>
      )}
    </li>
  )
}
