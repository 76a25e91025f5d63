import { useSearchParams } from 'react-router'
import { addOnIn } from '#contract/orders/order-words.ts'
import type { ShownParty, ShownShipment } from '#contract/orders/shown-shipment.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { isAt, isFinal } from '#contract/parcels/parcel-steps.ts'
import { printPaper, readTransaction, type Transaction } from '#contract/orders/transactions.ts'
import { useLanguage } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Changes } from '../../parts/parcel/Changes.tsx'
import { PartyFacts } from '../../parts/parcel/PartyFacts.tsx'
import { useItemType } from '../../parts/parcel/use-item-type.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { Cancellation } from './Cancellation.tsx'
import { ChangeReceiver } from './ChangeReceiver.tsx'
import { CancelPaid } from './CancelPaid.tsx'
import { Fees } from './Fees.tsx'
import { DoorCode } from './DoorCode.tsx'
import { LateTransfers } from './LateTransfers.tsx'
import { NoSuchOrder, orderIdIn } from './NoSuchOrder.tsx'
import { OwnTimeline } from './OwnTimeline.tsx'
import { ParcelClaims } from './ParcelClaims.tsx'
import { PriceLines } from './PriceLines.tsx'
import { ShipmentHead } from './ShipmentHead.tsx'
import { SendAgain } from './SendAgain.tsx'
import { SendersNext } from './SendersNext.tsx'
import { VisitLinks } from './VisitLinks.tsx'
import { Weighings } from './Weighings.tsx'
import { zoneOfOrder } from './zone-of-order.ts'
import { useWords } from '../../platform/words.ts'

// What the office approves takes effect while somebody looks.
const look_ms = 3000
const move_ms = 20_000

/** A proof is decided while its owner waits; a parcel moves while it is looked at. */
function lookAgain(transaction: Transaction | undefined) {
  if (transaction?.status === 'awaiting_approval') return look_ms
  const { parcel } = transaction ?? {}
  return transaction?.status === 'success' && parcel && !isFinal(parcel.macro) ? move_ms : null
}

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
    <div className="wrap grid max-w-3xl gap-6 py-8 md:py-12">
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

function Detail({ transaction, shipment, onChanged }: Shown) {
  const { t } = useWords()
  const { id, tracking_number, status, parcel, cancellation } = transaction
  // The label is what its sender needs until it is handed over; later papers are only looked up.
  const isWithSender = status === 'success' && parcel !== null && isAt(parcel.code, 'sender')
  const papers = <Papers id={id} shipment={shipment} number={tracking_number} />
  return (
    <>
      <ShipmentHead transaction={transaction} shipment={shipment} />
      <ToPayment transaction={transaction} />
      <LateTransfers transfers={transaction.late_transfers} />
      {cancellation && <Cancellation cancellation={cancellation} zone={zoneOfOrder(transaction)} />}
      {parcel && <SendersNext id={id} parcel={parcel} shipment={shipment} />}
      {isWithSender && papers}
      {status === 'success' && <OnItsWay transaction={transaction} shipment={shipment} />}
      <Collapsible open title={t('shipment_detail.shipment')}>
        <ShipmentFacts shipment={shipment} hasArrival={!parcel || !isAt(parcel.code, 'back', 'over')} />
      </Collapsible>
      <Side title={t('shipment.steps.sender')} party={shipment.sender} />
      <Side title={t('shipment.steps.receiver')} party={shipment.receiver} />
      {mayChange(transaction) && <WaysToChange id={id} receiver={shipment.receiver} />}
      <Changes changes={transaction.changes} />
      <Collapsible title={t('shipment_detail.contents')}>
        <Contents shipment={shipment} />
      </Collapsible>
      <Collapsible title={t('shipment_detail.price')}>
        <PriceLines transaction={transaction} />
      </Collapsible>
      <SendAgain id={id} />
      {status === 'success' && (
        <>
          {!isWithSender && papers}
          <ParcelClaims id={id} />
          <CancelPaid id={id} onChanged={onChanged} />
        </>
      )}
    </>
  )
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
      className="justify-self-start max-sm:w-full"
      to={`/shipment-success?id=${paid_with?.id ?? id}`}
    >
      {isUnpaid
        ? t('transaction.pay', { amount: formatRinggit(amount) })
        : t(paid_with ? 'bulk.batch.to_batch' : 'shipment_detail.payment_page')}
    </LinkButton>
  )
}

/** The receiving person is changed here, everything else on a page of its own. */
function WaysToChange({ id, receiver }: { id: string; receiver: ShownParty }) {
  const { t } = useWords()
  return (
    <>
      <ChangeReceiver id={id} receiver={receiver} />
      <LinkButton kind="secondary" className="justify-self-start" to={`/shipment-change?id=${id}`}>
        {t('order_change.open')}
      </LinkButton>
    </>
  )
}

function clocksOfShipment({ sender, receiver }: ShownShipment) {
  return { sender: zoneOfRegion(sender.region_id), receiver: zoneOfRegion(receiver.region_id) }
}

/** The office does it afterwards. */
function mayChange({ status, parcel, cancellation }: Transaction) {
  if (cancellation || status === 'expired' || status === 'cancelled') return false
  return parcel === null || isAt(parcel.code, 'sender')
}

/** What its owner sees and decides while the parcel is on its way. */
function OnItsWay({ transaction, shipment }: Pick<Shown, 'transaction' | 'shipment'>) {
  const { t } = useWords()
  const { id, tracking_number: number, fees, parcel } = transaction
  return (
    <>
      <Fees fees={fees} />
      <DoorCode id={id} number={number} />
      <Weighings id={id} />
      {parcel && !isFinal(parcel.macro) && <VisitLinks id={id} number={number} code={parcel.code} />}
      <Collapsible open title={t('door.own.heading')}>
        <OwnTimeline id={id} clocks={clocksOfShipment(shipment)} />
        <LinkButton kind="secondary" className="mt-4" to={`/resi-detail?number=${number}`}>
          {t('shipment_detail.track')}
        </LinkButton>
      </Collapsible>
    </>
  )
}

interface Paid {
  id: string
  shipment: ShownShipment
  number: string
}

function Papers({ id, shipment, number }: Paid) {
  const { t } = useWords()
  return (
    <section className="screen-only grid gap-3">
      <h2 className="text-lg">{t('shipment_detail.papers.heading')}</h2>
      <div className="flex flex-wrap gap-3">
        {shipment.papers.map((kind) => (
          <DownloadButton
            key={kind}
            endpoint={printPaper}
            params={{ id, kind }}
            name={`${number}-${kind}.pdf`}
            label={t(`shipment_detail.papers.${kind}`)}
          />
        ))}
      </div>
    </section>
  )
}

interface FactsProps {
  shipment: ShownShipment
  hasArrival: boolean
}

function ShipmentFacts({ shipment, hasArrival }: FactsProps) {
  const { t } = useWords()
  const { number, range, amount } = useFigures()
  const {
    mode,
    box_label,
    length,
    width,
    height,
    weight,
    chargeable_kg,
    arrives,
    cover,
    weighed,
    voucher_serial,
  } = shipment
  const size = `${length} × ${width} × ${height} cm`
  return (
    <Facts
      facts={[
        [t('shipment_detail.mode'), t(`shipment.modes.${mode}`)],
        [
          t('shipment_detail.size'),
          box_label ? `${t('shipment.official_box', { label: box_label })}, ${size}` : size,
        ],
        [t('shipment_detail.weight'), `${number(weight)} kg`],
        // What is charged after the weighing stands with the weighing.
        [t('shipment_detail.chargeable'), weighed ? null : `${number(chargeable_kg)} kg`],
        [
          t('shipment_detail.weighed'),
          weighed &&
            `${number(weighed.weight)} kg, ${weighed.length} × ${weighed.width} × ${weighed.height} cm`,
        ],
        [t('shipment_detail.arrives'), hasArrival ? range(arrives) : null],
        [t('shipment_detail.cover'), amount(cover.cover)],
        [t('shipment_detail.voucher'), voucher_serial],
      ]}
    />
  )
}

function Contents({ shipment }: { shipment: ShownShipment }) {
  const { t } = useWords()
  const { items, declared_value, purpose, add_ons, item_type, pmi_registration } = shipment
  const itemType = useItemType()
  const text = useText()
  const language = useLanguage()
  const { amount } = useFigures()
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1">
        {items.map(({ name, quantity, unit_value }) => (
          <li key={name + unit_value} className="pair">
            <span className="min-w-0 wrap-break-word">
              {name} × {quantity}
            </span>
            <span className="figures">{amount(unit_value * quantity)}</span>
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          [t('shipment.item_type'), itemType(item_type)],
          [t('shipment.declared_value'), amount(declared_value)],
          [t('shipment.purpose'), text(`shipment.purposes.${purpose}`)],
          [t('shipment.pmi'), pmi_registration && text(`shipment.pmi_registrations.${pmi_registration}`)],
          [t('shipment.add_ons'), add_ons.map((addOn) => addOnIn(language, addOn)).join(', ')],
        ]}
      />
    </div>
  )
}
