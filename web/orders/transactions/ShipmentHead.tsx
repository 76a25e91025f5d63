import { calendarDayIn, isOverIn } from '#contract/places/clocks.ts'
import { weekdayOf } from '#contract/places/moment.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { isAt, isFinal, isTrouble } from '#contract/parcels/parcel-steps.ts'
import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { ParcelBadge } from '../../parts/parcel/ParcelBadge.tsx'
import { clocksOfShipment } from './clocks-of-shipment.ts'
import { Received } from './Received.tsx'
import { SmallArc } from '../../parts/parcel/SmallArc.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { hoursOf, useLanguage } from '../../platform/moment.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  transaction: Transaction
  shipment: ShownShipment
}

/** For whom it is and how far, as in the list that led here. */
export function ShipmentHead({ transaction, shipment }: Props) {
  const { t } = useWords()
  const { mode, sender, receiver } = shipment
  const { id, tracking_number, reference, status, parcel } = transaction
  const way = t(`transaction.ways.${mode}`, { city: receiver.city_label })
  return (
    <div className="bg-kraft grid gap-4 rounded-box p-4 sm:grid-cols-[1fr_auto] sm:items-center sm:p-6">
      <div className="grid min-w-0 gap-1">
        {receiver.name && (
          <p className="text-lg font-bold wrap-break-word">{t('transaction.to', { name: receiver.name })}</p>
        )}
        <p>{way}</p>
        <p className="flex flex-wrap items-center gap-3">
          <span className="figures text-xl font-semibold">{inGroups(tracking_number)}</span>
          <State transaction={transaction} />
        </p>
        <Arrival transaction={transaction} shipment={shipment} />
        {status === 'success' && parcel?.macro === 'delivered' && (
          <Received id={id} clocks={clocksOfShipment(shipment)} />
        )}
        {reference && <p className="text-muted wrap-anywhere">{`${t('batch.reference')}: ${reference}`}</p>}
      </div>
      <div className="sm:max-w-52">
        <SmallArc transaction={transaction} className="w-full sm:w-36 lg:w-48" />
        <p className="flex justify-between gap-3 text-sm font-medium">
          <span className="min-w-0 wrap-break-word">{sender.city_label}</span>
          <span className="min-w-0 text-right wrap-break-word">{receiver.city_label}</span>
        </p>
      </div>
    </div>
  )
}

/** The day that somebody waits for, the largest thing of the page; while there is trouble, nobody can keep a promise. */
function Arrival({ transaction: { status, parcel }, shipment: { receiver, arrives } }: Props) {
  const { t } = useWords()
  const language = useLanguage()
  if (status !== 'success' || !parcel || parcel.is_late) return null
  if (isFinal(parcel.macro) || isTrouble(parcel.code) || isAt(parcel.code, 'back', 'over')) return null
  const { visit_day, visit_from, visit_to, region_id } = receiver
  const zone = zoneOfRegion(region_id)
  const today = calendarDayIn(zone)
  // The courier may come earlier than was booked; then the hours that were are nobody's any more.
  const isOut = parcel.code === 'out_for_delivery'
  const booked = visit_day !== null && visit_day >= today && !isOut ? visit_day : undefined
  const areHoursAhead = booked && visit_to && !isOverIn(zone, booked, visit_to)
  return (
    <p className="mt-2">
      <span className="block text-sm font-medium">{t('tracking.arrives_on')}</span>
      <b className="block text-2xl leading-tight">
        {weekdayOf(language, isOut ? today : (booked ?? arrives.to))}
      </b>
      {areHoursAhead && visit_from && (
        <span className="figures block">{`${hoursOf(visit_from, visit_to)}\u00a0${zone}`}</span>
      )}
    </p>
  )
}

function State({ transaction: { status, reject_code, parcel } }: Pick<Props, 'transaction'>) {
  if (status === 'success' && parcel) return <ParcelBadge {...parcel} isBox={false} />
  return <StatusBadge status={status} isRejected={status === 'awaiting_payment' && reject_code !== null} />
}
