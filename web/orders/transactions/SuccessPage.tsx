import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { paymentRules } from '#contract/site/payment-types.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { readTransaction, type Transaction } from '#contract/orders/transactions.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { AwaitingPayment } from './AwaitingPayment.tsx'
import { BatchParcels } from './BatchParcels.tsx'
import { BoxDelivery } from './BoxDelivery.tsx'
import { Cancellation } from './Cancellation.tsx'
import { CancelPaid } from './CancelPaid.tsx'
import { LateTransfers } from './LateTransfers.tsx'
import { NoSuchOrder, orderIdIn } from './NoSuchOrder.tsx'
import { Outcome } from './Outcome.tsx'
import { PayTicket } from './PayTicket.tsx'
import { SentProof } from './SentProof.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { WishedToCancel, WishToCancel } from './WishToCancel.tsx'
import { zoneOfOrder } from '#contract/orders/zone-of-order.ts'
import { lookAgain } from './look-again.ts'
import { useWords } from '../../platform/words.ts'

/** The state of an order and what to do now; it updates when the office has decided. */
export function Page() {
  const { t } = useWords()
  const [query] = useSearchParams()
  const id = orderIdIn(query)
  const { data, error, refetch } = useAnswer(readTransaction, { params: { id } }, true, (answer) =>
    lookAgain(answer?.transaction),
  )
  if (data) return <Shown transaction={data.transaction} onChanged={() => void refetch()} />
  return (
    <div className="wrap grid max-w-3xl gap-6 py-4 md:py-8 lg:max-w-6xl">
      <h1>{t('shipment_success.heading')}</h1>
      {error?.message === 'not_found' && <NoSuchOrder asked={query.get('id') ?? ''} />}
      {error && error.message !== 'not_found' && <LoadFailed onRetry={() => void refetch()} />}
      {!error && <Skeleton className="h-96 w-full" />}
    </div>
  )
}

/** The same end has another sentence when the office brought it about. */
function headOf(transaction: Transaction) {
  const { status, reject_code, cancellation, concerns, payment_type_id, parcel } = transaction
  if (cancellation) {
    const by = cancellation.is_own ? 'own_text' : cancellation.was_paid ? 'paid_text' : 'text'
    return { heading: 'shipment_success.ended.heading', text: `shipment_success.ended.${by}` } as const
  }
  if (status === 'expired' && concerns)
    return {
      heading: 'shipment_success.expired.heading',
      text: 'shipment_success.expired.difference_text',
    } as const
  if (status === 'awaiting_payment' && !reject_code) {
    const how = paymentRules[payment_type_id].isAtCounter ? 'cash_text' : concerns ? 'pay_text' : 'text'
    return {
      heading: 'shipment_success.awaiting_payment.heading',
      text: `shipment_success.awaiting_payment.${how}`,
    } as const
  }
  // Long after it was paid, that it has arrived is what there is to say.
  const isDone = status === 'success' && parcel?.macro === 'delivered'
  const refused = transaction.came && reject_code === 'amount_differs' ? 'part' : 'rejected'
  const key = isDone ? 'done' : status === 'awaiting_payment' ? refused : status
  return { heading: `shipment_success.${key}.heading`, text: `shipment_success.${key}.text` } as const
}

/** An order that ended unpaid brings no boxes. */
function isComing({ status }: Transaction) {
  return status !== 'expired' && status !== 'cancelled'
}

/** What to do now, and beside it, where there is room, what was ordered: the same places in every state. */
function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid max-w-3xl items-start gap-x-14 gap-y-6 py-4 md:py-8 lg:max-w-6xl lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4 sm:gap-6">{children}</div>
      <div className="grid min-w-0 gap-4">{aside}</div>
    </div>
  )
}

/** What is asked for beside an order names the parcel that it is for. */
function Concerned({ transaction: { type, concerns } }: { transaction: Transaction }) {
  const { t } = useWords()
  if (!concerns) return null
  return (
    <p className="text-lg font-bold">
      {t('shipment_success.awaiting_payment.concerns', { what: t(`transaction.types.${type}`) })}{' '}
      <TrackingNumber number={concerns.tracking_number} />
    </p>
  )
}

/** What was pressed may go with the state it belonged to: the heading of the new one takes the focus, if nothing else has it. */
function useFocusThatWent(state: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(state)
  useEffect(() => {
    if (last.current !== state && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    last.current = state
  }, [state])
  return heading
}

function Head({ transaction, isPaying }: { transaction: Transaction; isPaying: boolean }) {
  const { t } = useWords()
  const { heading, text } = headOf(transaction)
  const newHeading = useFocusThatWent(`${heading} ${transaction.proof_sent_at}`)
  return (
    <header className="grid gap-2" aria-live="polite">
      <h1 ref={newHeading} tabIndex={-1}>
        {t(heading)}
      </h1>
      {isPaying && <Concerned transaction={transaction} />}
      <p className="max-w-prose sm:text-lg">{t(text)}</p>
      {!isPaying && (
        <p className="flex flex-wrap gap-x-3 font-bold sm:text-lg">
          <TrackingNumber number={transaction.tracking_number} /> {formatRinggit(transaction.amount)}
        </p>
      )}
    </header>
  )
}

interface ShownProps {
  transaction: Transaction
  onChanged: () => void
}

/** What it was, what it cost, and the way out of it. */
function Ordered({ transaction, onChanged }: ShownProps) {
  const { status, paid_with } = transaction
  // Of what ended, nothing is to be paid.
  const isPriced = isComing(transaction) && !paid_with
  return (
    <>
      {isPriced && <PayTicket transaction={transaction} />}
      <OrderFacts transaction={transaction} isPriced={isPriced} />
      {status === 'success' && <CancelPaid id={transaction.id} onChanged={onChanged} />}
      {status === 'awaiting_approval' && !paid_with && (
        <WishToCancel transaction={transaction} onChanged={onChanged} />
      )}
    </>
  )
}

function Shown({ transaction, onChanged }: ShownProps) {
  const { t } = useWords()
  const { status, cancellation } = transaction
  const isPaying = status === 'awaiting_payment' && !transaction.paid_with
  return (
    <Columns aside={<Ordered transaction={transaction} onChanged={onChanged} />}>
      <Head transaction={transaction} isPaying={isPaying} />
      <WishedToCancel transaction={transaction} onChanged={onChanged} />
      {cancellation && <Cancellation cancellation={cancellation} zone={zoneOfOrder(transaction)} />}
      {transaction.paid_with && (
        <LinkButton className="justify-self-start" to={`/shipment-success?id=${transaction.paid_with.id}`}>
          {t('batch.to_batch')}
        </LinkButton>
      )}
      {isPaying && <AwaitingPayment transaction={transaction} onChanged={onChanged} />}
      {!isPaying && !transaction.paid_with && <Outcome transaction={transaction} />}
      <LateTransfers transfers={transaction.late_transfers} />
      {transaction.has_proof && !isPaying && !transaction.paid_with && (
        <SentProof transaction={transaction} onChanged={onChanged} />
      )}
      {orderRules[transaction.type].holds === 'orders' && <BatchParcels id={transaction.id} />}
      {transaction.box_purchase && isComing(transaction) && (
        <BoxDelivery transaction={transaction} bought={transaction.box_purchase} />
      )}
    </Columns>
  )
}
