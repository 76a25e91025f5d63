import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { carriedTypes, type CarriedType } from '#contract/site/order-types.ts'
import { listTransactions, type TransactionInList } from '#contract/orders/transactions.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useMoment } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ParcelBadge } from '../../parts/parcel/ParcelBadge.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useList } from '../../platform/use-call.ts'
import { SmallArc } from './SmallArc.tsx'
import { StatusBadge } from './StatusBadge.tsx'

export function Page() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const open: CarriedType = query.get('type') === 'box_purchase' ? 'box_purchase' : 'shipment'
  return (
    <div className="wrap grid max-w-4xl gap-6 py-8 md:py-12">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>{t('transaction.heading')}</h1>
        <LinkButton kind="secondary" to="/bulk">
          {t('bulk.open')}
        </LinkButton>
      </header>
      <Tabs
        label={t('transaction.heading')}
        value={open}
        onChange={(type) => setQuery({ type }, { replace: true })}
        tabs={carriedTypes.map((type) => ({
          id: type,
          label: t(`transaction.types.${type}`),
          content: <TransactionsOf type={type} />,
        }))}
      />
    </div>
  )
}

function TransactionsOf({ type }: { type: CarriedType }) {
  const { t } = useTranslation()
  const list = useList(listTransactions, (page) => page, { type })
  return (
    <CursorList
      list={list}
      rowsOf={({ transaction_data }) => transaction_data}
      waiting="h-40 w-full"
      empty={
        <EmptyState>
          <LinkButton to={type === 'shipment' ? '/shipment' : '/purchase'}>
            {t(`transaction.empty.${type}`)}
          </LinkButton>
        </EmptyState>
      }
    >
      {(transactions) => (
        <ul className="grid gap-3">
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      )}
    </CursorList>
  )
}

function TransactionRow({ transaction }: { transaction: TransactionInList }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { id, type, tracking_number, status, awaits_answer, amount, created_at } = transaction
  const waitsForPayment = status === 'awaiting_payment'
  return (
    <li className="border-line bg-surface grid gap-3 rounded-box border p-4 sm:grid-cols-[1fr_auto] sm:items-center lg:grid-cols-[1fr_12rem_auto] lg:gap-8">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures font-semibold">{inGroups(tracking_number)}</span>
          <State transaction={transaction} />
          {awaits_answer && <Badge tone="waiting">{t('weighing.answer_wanted')}</Badge>}
        </p>
        <p className="text-muted text-sm">{moment(created_at)}</p>
        <p className="flex flex-wrap gap-x-3">
          <What transaction={transaction} />
          <strong>
            <Price ringgit={amount} />
          </strong>
        </p>
      </div>
      <SmallArc transaction={transaction} />
      <LinkButton
        kind={waitsForPayment ? 'primary' : 'secondary'}
        to={`/${type === 'shipment' && status === 'success' ? 'shipment-detail' : 'shipment-success'}?id=${id}`}
      >
        {waitsForPayment
          ? t('transaction.pay', { amount: formatRinggit(amount).replace(' ', '\u00a0') })
          : t('transaction.view_details')}
      </LinkButton>
    </li>
  )
}

/** Once it is paid, where the parcel is matters more than that it is paid. */
function State({ transaction: { type, status, is_rejected, parcel } }: { transaction: TransactionInList }) {
  const { t } = useTranslation()
  if (status !== 'success' || !parcel) return <StatusBadge status={status} isRejected={is_rejected} />
  return (
    <>
      <ParcelBadge macro={parcel.macro} isBox={type === 'box_purchase'} />
      {parcel.is_late && <Badge tone="waiting">{t('transaction.late')}</Badge>}
    </>
  )
}

function What({
  transaction: { box_label, quantity, mode, destination, concerns, batch },
}: {
  transaction: TransactionInList
}) {
  const { t } = useTranslation()
  if (concerns) return <span>{t('weighing.of', { number: inGroups(concerns.tracking_number) })}</span>
  if (batch) return <BatchWords batch={batch} />
  if (mode) return <span>{t(`transaction.ways.${mode}`, { city: destination ?? '' })}</span>
  return <span>{t('transaction.boxes', { count: quantity ?? 0, label: box_label ?? '' })}</span>
}

/** How many shipments, and how many of them are where. */
function BatchWords({ batch: { parcels, states } }: { batch: NonNullable<TransactionInList['batch']> }) {
  const { t } = useTranslation()
  const under = states.flatMap(({ macro, count }) =>
    macro ? [`${t(`tracking.macros.${macro}`)}: ${count}`] : [],
  )
  return (
    <span>
      {t('bulk.batch.name', { count: parcels })}
      {under.length > 0 && <span className="text-muted block text-sm">{under.join(' · ')}</span>}
    </span>
  )
}
