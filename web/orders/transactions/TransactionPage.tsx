import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { listTransactions, transactionStages } from '#contract/orders/transactions.ts'
import { carriedTypes, type CarriedType } from '#contract/site/order-types.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useList } from '../../platform/use-call.ts'
import { TransactionRow } from './TransactionRow.tsx'

type Stage = (typeof transactionStages)[number]

export function Page() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const open: CarriedType = query.get('type') === 'box_purchase' ? 'box_purchase' : 'shipment'
  const stage = transactionStages.find((one) => one === query.get('stage')) ?? 'under_way'
  const show = (type: CarriedType, next: Stage) => setQuery({ type, stage: next }, { replace: true })
  return (
    <div className="wrap grid gap-6 py-8 md:py-12 xl:max-w-6xl">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>{t('transaction.heading')}</h1>
        <LinkButton kind="secondary" to="/bulk">
          {t('bulk.open')}
        </LinkButton>
      </header>
      <Tabs
        label={t('transaction.heading')}
        value={open}
        onChange={(type) => show(type === 'box_purchase' ? type : 'shipment', stage)}
        tabs={carriedTypes.map((type) => ({
          id: type,
          label: t(`transaction.types.${type}`),
          content: (
            <div className="grid gap-4">
              <Stages value={stage} onChange={(next) => show(type, next)} />
              <TransactionsOf type={type} stage={stage} />
            </div>
          ),
        }))}
      />
    </div>
  )
}

/** Where to look: nobody searches for a parcel on its way among those that arrived last year. */
function Stages({ value, onChange }: { value: Stage; onChange: (stage: Stage) => void }) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('transaction.stage')} className="flex flex-wrap gap-1">
      {transactionStages.map((stage) => (
        <Button
          key={stage}
          kind="quiet"
          aria-pressed={stage === value}
          className="aria-pressed:bg-ink aria-pressed:text-ground max-sm:px-3! forced-colors:aria-pressed:border"
          onClick={() => onChange(stage)}
        >
          {t(`transaction.stages.${stage}`)}
        </Button>
      ))}
    </div>
  )
}

function TransactionsOf({ type, stage }: { type: CarriedType; stage: Stage }) {
  const { t } = useTranslation()
  const list = useList(listTransactions, (page) => page, { type, stage })
  return (
    <CursorList
      list={list}
      rowsOf={({ transaction_data }) => transaction_data}
      waiting="h-40 w-full"
      empty={
        <EmptyState>
          {stage === 'under_way' && (
            <LinkButton to={type === 'shipment' ? '/shipment' : '/purchase'}>
              {t(`transaction.empty.${type}`)}
            </LinkButton>
          )}
        </EmptyState>
      }
    >
      {(transactions) => (
        <ul className="lg:border-line lg:bg-surface lg:divide-line max-lg:grid max-lg:gap-3 lg:divide-y lg:rounded-box lg:border">
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      )}
    </CursorList>
  )
}
