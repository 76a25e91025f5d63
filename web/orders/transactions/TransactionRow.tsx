import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { TransactionInList } from '#contract/orders/transactions.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { orderRules, type Held } from '#contract/site/order-types.ts'
import { orderPage } from '../../parts/parcel/order-page.ts'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { ParcelBadge } from '../../parts/parcel/ParcelBadge.tsx'
import { NextLine } from './NextLine.tsx'
import { SmallArc } from '../../parts/parcel/SmallArc.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  transaction: TransactionInList
}

interface RowProps extends Props {
  /** Of all that waits for the customer, the one to begin with. */
  isFirst: boolean
}

/** For whom, how far, what now, and the one thing to do. */
export function TransactionRow({ transaction, isFirst }: RowProps) {
  const { awaits_answer } = transaction
  return (
    <li className="max-lg:border-line max-lg:bg-surface grid grid-cols-1 gap-3 p-4 max-lg:rounded-box max-lg:border sm:grid-cols-[1fr_auto] sm:items-center lg:grid-cols-[1.1fr_12rem_1.2fr_11.5rem] lg:gap-8 lg:p-6">
      <Subject transaction={transaction} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 sm:contents">
        <Way transaction={transaction} />
        <div className="contents sm:grid sm:justify-items-start sm:gap-2">
          <p className="flex flex-wrap gap-2">
            {(!awaits_answer || transaction.batch) && <State transaction={transaction} />}
            {awaits_answer && <WantsAnswer />}
          </p>
          <div className="max-sm:basis-full">
            <NextLine transaction={transaction} />
          </div>
        </div>
      </div>
      <Act transaction={transaction} isFirst={isFirst} />
    </li>
  )
}

function Subject({ transaction }: Props) {
  const { t } = useWords()
  const { tracking_number, receiver, amount, concerns } = transaction
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="text-lg font-bold wrap-break-word">
        <Link to={pageOf(transaction)} className="hover:underline">
          {receiver ? t('transaction.to', { name: receiver }) : <What transaction={transaction} />}
        </Link>
      </p>
      {receiver && <What transaction={transaction} />}
      <p className="text-muted figures text-sm">
        {/* What is asked beside a parcel is named by the number of the parcel. */}
        {[concerns ? '' : inGroups(tracking_number), formatRinggit(amount)].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

/** The two ends have a name only where a parcel travels between two people. */
function Way({ transaction }: Props) {
  const { origin, destination, concerns } = transaction
  // What is asked beside a parcel travels nowhere.
  if (concerns) return <div className="max-sm:hidden" />
  return (
    <div className="max-w-52">
      <SmallArc transaction={transaction} className="w-28 sm:w-36 lg:w-48" />
      {origin && destination && (
        <p className="flex justify-between gap-3 text-sm font-medium max-sm:hidden">
          <span className="min-w-0 wrap-break-word">{origin}</span>
          <span className="min-w-0 text-right wrap-break-word">{destination}</span>
        </p>
      )}
    </div>
  )
}

/** Nothing is wrong with the parcel: it waits for what its sender says. */
function WantsAnswer() {
  const { t } = useWords()
  return <Badge tone="waiting">{t('weighing.answer_wanted')}</Badge>
}

/** Only what waits for the customer is orange, and filled only once on the page. */
function Act({ transaction, isFirst }: RowProps) {
  const act = useAct(transaction)
  const { id, status, awaits_answer } = transaction
  const isWaiting = status === 'awaiting_payment' || awaits_answer
  return (
    <LinkButton
      kind={isWaiting && isFirst ? 'primary' : 'secondary'}
      className={`self-center max-sm:w-full sm:max-lg:justify-self-end lg:px-3! ${isWaiting && !isFirst ? 'border-accent! text-accent-strong!' : ''}`}
      to={isSentAgain(transaction) ? `/shipment?again=${id}` : pageOf(transaction)}
    >
      {act}
    </LinkButton>
  )
}

function pageOf({ id, type, status }: TransactionInList) {
  return orderPage(type, status === 'success', id)
}

/** A parcel that has arrived is not followed any more. */
function isSentAgain({ type, status, parcel, awaits_answer }: TransactionInList) {
  return (
    orderRules[type].holds === 'goods' &&
    status === 'success' &&
    parcel?.macro === 'delivered' &&
    !awaits_answer
  )
}

/** Whoever has paid and sent a proof that was rejected is not asked to pay once more. */
function useAct(transaction: TransactionInList) {
  const { t } = useWords()
  const { status, is_rejected, amount, parcel, awaits_answer, difference } = transaction
  if (status === 'awaiting_payment')
    return is_rejected ? t('transaction.send_again') : t('transaction.pay', { amount: formatRinggit(amount) })
  if (awaits_answer)
    return difference
      ? t('transaction.answer_sum', { amount: formatRinggit(difference) })
      : t('transaction.answer')
  if (isSentAgain(transaction)) return t('transaction.again')
  return t(status === 'success' && parcel ? 'transaction.follow' : 'transaction.view_details')
}

/** Once it is paid, where the parcel is matters more than that it is paid. */
function State({ transaction: { type, status, is_rejected, parcel } }: Props) {
  const { t } = useWords()
  if (status !== 'success' || !parcel) return <StatusBadge status={status} isRejected={is_rejected} />
  return (
    <>
      <ParcelBadge {...parcel} isBox={orderRules[type].holds === 'boxes'} />
      {parcel.is_late && <Badge tone="waiting">{t('transaction.late')}</Badge>}
    </>
  )
}

function What({ transaction }: Props) {
  const { t } = useWords()
  const { type, box_label, quantity, mode, destination, concerns, batch } = transaction
  const said: Record<Held, ReactNode> = {
    goods: mode && t(`transaction.ways.${mode}`, { city: destination ?? '' }),
    boxes: t('transaction.boxes', { count: quantity ?? 0, label: box_label ?? '' }),
    orders: batch && <BatchWords batch={batch} />,
    nothing: concerns && t('weighing.of', { number: inGroups(concerns.tracking_number) }),
  }
  return <span>{said[orderRules[type].holds]}</span>
}

/** How many shipments, and how many of them are where. */
function BatchWords({ batch: { parcels, states } }: { batch: NonNullable<TransactionInList['batch']> }) {
  const { t } = useWords()
  const under = states.flatMap(({ macro, count }) =>
    macro ? [`${t(`tracking.macros.${macro}`)}: ${count}`] : [],
  )
  return (
    <>
      {t('batch.name', { count: parcels })}
      {under.length > 0 && <span className="text-muted block text-sm font-normal">{under.join(' · ')}</span>}
    </>
  )
}
