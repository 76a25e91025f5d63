import { useSearchParams } from 'react-router'
import type { ShownParty, ShownShipment } from '#contract/orders/shown-shipment.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { calendarDayIn } from '#contract/places/clocks.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { failedAttempts, isAt, isFinal, parcelSteps } from '#contract/parcels/parcel-steps.ts'
import { readTransaction, type Transaction } from '#contract/orders/transactions.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Changes } from '../../parts/parcel/Changes.tsx'
import { PartyFacts } from '../../parts/parcel/PartyFacts.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { Cancellation } from './Cancellation.tsx'
import { clocksOfShipment } from './clocks-of-shipment.ts'
import { ChangeReceiver } from './ChangeReceiver.tsx'
import { CancelPaid } from './CancelPaid.tsx'
import { Fees } from './Fees.tsx'
import { DoorCode } from './DoorCode.tsx'
import { LateTransfers } from './LateTransfers.tsx'
import { MeetAgain } from './MeetAgain.tsx'
import { NoSuchOrder, orderIdIn } from './NoSuchOrder.tsx'
import { OwnTimeline } from './OwnTimeline.tsx'
import { Papers } from './Papers.tsx'
import { ParcelClaims } from './ParcelClaims.tsx'
import { lookAgain } from './look-again.ts'
import { PriceLines } from './PriceLines.tsx'
import { Contents, ShipmentFacts } from './ShipmentFacts.tsx'
import { ShipmentHead } from './ShipmentHead.tsx'
import { actWidth, SendAgain } from './SendAgain.tsx'
import { SendersNext } from './SendersNext.tsx'
import { VisitLinks } from './VisitLinks.tsx'
import { AfterWeighing, Weighings } from './Weighings.tsx'
import { WishedToCancel, WishToCancel } from './WishToCancel.tsx'
import { zoneOfOrder } from '#contract/orders/zone-of-order.ts'
import { useWords } from '../../platform/words.ts'

/** Everything about one shipment, for its owner. */
export function Page() {
  const { t } = useWords()
  const [query] = useSearchParams()
  const input = { params: { id: orderIdIn(query) } }
  const { data, error, refetch } = useAnswer(readTransaction, input, true, (answer) =>
    lookAgain(answer?.transaction),
  )
  const shipment = data?.transaction.shipment
  return (
    <div className="wrap grid max-w-3xl gap-6 py-8 md:py-12 lg:max-w-6xl">
      <h1>{t('shipment_detail.heading')}</h1>
      {data && shipment && (
        <Detail transaction={data.transaction} shipment={shipment} onChanged={() => void refetch()} />
      )}
      {error && error.message !== 'not_found' && !data && <LoadFailed onRetry={() => void refetch()} />}
      {((data && !shipment) || error?.message === 'not_found') && (
        <NoSuchOrder asked={query.get('id') ?? ''} />
      )}
      {!data && !error && <Skeleton className="h-96 w-full" />}
    </div>
  )
}

interface Shown {
  transaction: Transaction
  shipment: ShownShipment
  onChanged: () => void
}

/** What counts now and the papers beside what has happened and what was ordered; on phones one after the other, what counts now first. */
function Detail(shown: Shown) {
  const { transaction, shipment } = shown
  return (
    <>
      <ShipmentHead transaction={transaction} shipment={shipment} />
      {transaction.status === 'success' && <Weighings id={transaction.id} which="asked" />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
        <div className="grid min-w-0 gap-6 lg:col-start-2">
          <Now {...shown} />
        </div>
        <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Story {...shown} />
        </div>
        <div className="grid min-w-0 gap-6 lg:col-start-2">
          <Afterwards {...shown} />
        </div>
      </div>
    </>
  )
}

/** The label is what its sender needs until it is handed over; later papers are only looked up. */
function isWithSender({ status, parcel }: Transaction) {
  return status === 'success' && parcel !== null && isAt(parcel.code, 'sender')
}

/** The one thing that most people come for. */
function actOf(transaction: Transaction) {
  const { status, parcel, paid_with } = transaction
  if (status === 'awaiting_payment') return paid_with ? undefined : 'pay'
  if (status === 'success' && parcel && failedAttempts.includes(parcel.code)) return 'meet'
  if (status === 'awaiting_approval' || isWithSender(transaction)) return undefined
  // What waits for its answer has its own button above.
  if (parcel && parcelSteps[parcel.code].next === 'sender_answers') return undefined
  return parcel && status === 'success' && !isFinal(parcel.macro) ? 'track' : 'again'
}

function Now({ transaction, shipment, onChanged }: Shown) {
  const { t } = useWords()
  const { id, tracking_number: number, status, parcel, cancellation, fees } = transaction
  const act = actOf(transaction)
  return (
    <>
      {parcel && <SendersNext id={id} parcel={parcel} shipment={shipment} />}
      {status === 'success' && <DoorCode id={id} number={number} />}
      {act === 'track' && (
        <LinkButton to={`/resi-detail?number=${number}`}>{t('shipment_detail.track')}</LinkButton>
      )}
      {act === 'meet' && parcel && <MeetAgain {...{ id, number, code: parcel.code, shipment }} />}
      {act === 'again' && <SendAgain id={id} isMain />}
      <WishedToCancel transaction={transaction} onChanged={onChanged} />
      <ToPayment transaction={transaction} />
      <LateTransfers transfers={transaction.late_transfers} />
      {cancellation && <Cancellation cancellation={cancellation} zone={zoneOfOrder(transaction)} />}
      {isWithSender(transaction) && <Papers {...{ id, shipment, number }} isForSender />}
      {status === 'success' && <Fees fees={fees} />}
    </>
  )
}

function Story({ transaction, shipment }: Shown) {
  const { t } = useWords()
  const { id, tracking_number, status, parcel } = transaction
  const isOnItsWay = status === 'success' && parcel && !isFinal(parcel.macro)
  return (
    <>
      {status === 'success' && (
        <Collapsible open title={t('door.own.heading')}>
          <OwnTimeline id={id} clocks={clocksOfShipment(shipment)} />
          {actOf(transaction) !== 'track' && (
            <LinkButton kind="secondary" className="mt-4" to={`/resi-detail?number=${tracking_number}`}>
              {t('shipment_detail.track')}
            </LinkButton>
          )}
        </Collapsible>
      )}
      {status === 'success' && <Weighings id={id} which="settled" />}
      {/* An appointment that is being kept is moved no more. */}
      {isOnItsWay && parcel.macro !== 'out_for_delivery' && (
        <VisitLinks id={id} number={tracking_number} shipment={shipment} />
      )}
      <Collapsible open title={t('shipment_detail.shipment')}>
        <ShipmentFacts shipment={shipment} hasArrival={isEstimated(transaction, shipment)} />
      </Collapsible>
      <Collapsible title={t('shipment_detail.contents')}>
        <Contents shipment={shipment} />
      </Collapsible>
      <Changes changes={transaction.changes} />
    </>
  )
}

function Afterwards({ transaction, shipment, onChanged }: Shown) {
  const { t } = useWords()
  const { id, tracking_number: number, status } = transaction
  return (
    <>
      <div className="grid gap-3">
        <Side title={t('shipment.steps.sender')} party={shipment.sender} />
        <Side title={t('shipment.steps.receiver')} party={shipment.receiver} />
        <Collapsible title={t('shipment_detail.price')}>
          <PriceLines transaction={transaction} />
          {status === 'success' && <AfterWeighing id={id} />}
        </Collapsible>
      </div>
      {mayChange(transaction) && <WaysToChange id={id} receiver={shipment.receiver} />}
      {actOf(transaction) !== 'again' && <SendAgain id={id} />}
      {status === 'success' && (
        <>
          {!isWithSender(transaction) && <Papers {...{ id, shipment, number }} isForSender={false} />}
          <ParcelClaims id={id} />
          <CancelPaid id={id} onChanged={onChanged} />
        </>
      )}
      <WishToCancel transaction={transaction} onChanged={onChanged} />
    </>
  )
}

/** Until a day is agreed with its receiver: then that is the one that counts. */
function isEstimated({ parcel }: Transaction, { receiver }: ShownShipment) {
  if (parcel && isAt(parcel.code, 'back', 'over')) return false
  return receiver.visit_day === null || receiver.visit_day < calendarDayIn(zoneOfRegion(receiver.region_id))
}

/** Who and where in one line; the rest for whoever looks it up. */
function Side({ title, party }: { title: string; party: ShownParty }) {
  return (
    <Collapsible
      title={
        <span className="min-w-0">
          <span className="block">{title}</span>
          <span className="text-muted block text-sm font-normal wrap-anywhere">
            {[party.name, party.city_label].filter(Boolean).join(', ')}
          </span>
        </span>
      }
    >
      <PartyFacts party={party} />
    </Collapsible>
  )
}

/** Until it is paid, paying is what there is to do here. */
function ToPayment({ transaction: { id, status, amount, paid_with } }: Pick<Shown, 'transaction'>) {
  const { t } = useWords()
  const isUnpaid = status === 'awaiting_payment' && !paid_with
  return (
    <LinkButton
      kind={isUnpaid ? 'primary' : 'secondary'}
      className={actWidth}
      to={`/shipment-success?id=${paid_with?.id ?? id}`}
    >
      {isUnpaid
        ? t('transaction.pay', { amount: formatRinggit(amount) })
        : t(paid_with ? 'batch.to_batch' : 'shipment_detail.payment_page')}
    </LinkButton>
  )
}

/** The receiving person is changed here, everything else on a page of its own. */
function WaysToChange({ id, receiver }: { id: string; receiver: ShownParty }) {
  const { t } = useWords()
  return (
    <div className="grid gap-3">
      <ChangeReceiver id={id} receiver={receiver} />
      <LinkButton kind="secondary" className={actWidth} to={`/shipment-change?id=${id}`}>
        {t('order_change.open')}
      </LinkButton>
    </div>
  )
}

/** The office does it afterwards. */
function mayChange({ status, parcel, cancellation }: Transaction) {
  if (cancellation || status === 'expired' || status === 'cancelled') return false
  return parcel === null || isAt(parcel.code, 'sender')
}
