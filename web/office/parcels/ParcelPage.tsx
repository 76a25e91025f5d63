import { Link, useParams, useSearchParams } from 'react-router'
import { readOrder, type OfficeOrder } from '#contract/office/office-parcels.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { isVoidLabel } from '#contract/parcels/label-number.ts'
import { inGroups, readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Changes } from '../../parts/parcel/Changes.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { WorkBadges } from '../../parts/parcel/WorkOrder.tsx'
import { NobodyCameSaid } from '../../parts/parcel/NobodyCameSaid.tsx'
import { ReleaseDoor } from '../../parts/parcel/ReleaseDoor.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { Fees } from './Fees.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OfficeWork } from './OfficeWork.tsx'
import { ParcelActs } from './ParcelActs.tsx'
import type { Transaction } from '#contract/orders/transactions.ts'
import { zoneOfOffice, zoneOfRegion } from '#contract/places/time-zones.ts'
import type { EndClocks } from '../../parts/parcel/zone-of-event.ts'
import { ParcelHead } from './ParcelHead.tsx'
import { ParcelEvents } from './ParcelEvents.tsx'
import { SeldomActs } from './SeldomActs.tsx'
import { WhatWasOrdered } from './WhatWasOrdered.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 10_000

export function Page() {
  const { t } = useWords()
  const { number = '' } = useParams()
  const { data, error, refetch } = useAnswer(readOrder, { params: { number } }, true, () => look_ms)
  const known = readTrackingNumber(number)
  // The number stays on one line.
  const shown = known ? inGroups(known).replaceAll(' ', '\u00a0') : number
  return (
    <OfficeFrame heading={t('office_parcels.one.heading', { number: shown })}>
      <Link to="/office/parcels" className="justify-self-start underline underline-offset-4">
        {t('office_parcels.one.back')}
      </Link>
      {error?.message === 'not_found' && !data && (
        <EmptyState says={t('office_parcels.one.not_found')}>
          <LinkButton to="/office/search">{t('office_search.heading')}</LinkButton>
        </EmptyState>
      )}
      {error && error.message !== 'not_found' && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && <Order order={data} onDone={() => void refetch()} />}
    </OfficeFrame>
  )
}

function Order({ order, onDone }: { order: OfficeOrder; onDone: () => void }) {
  const { t } = useWords()
  const { parcel, transaction, is_own } = order
  return (
    <>
      <Standing order={order} />
      <ParcelHead order={order} clocks={clocksOfOrder(transaction)} />
      {parcel?.work.answer && <NobodyCameSaid answer={parcel.work.answer} />}
      {parcel?.is_door_asked && !is_own && <DoorAsked number={transaction.tracking_number} />}
      <VoidLabel newest={transaction.shipment?.label_edition ?? 1} />
      {is_own && <Alert tone="warning">{t('office_parcels.one.own')}</Alert>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          {parcel && <OfficeWork parcel={parcel} onDone={onDone} isOwn={is_own} />}
          <WhatWasOrdered transaction={transaction} />
          {parcel ? <ParcelEvents parcel={parcel} clocks={clocksOfOrder(transaction)} /> : <NotPaid />}
        </div>
        <div className="grid gap-4">
          <Fees fees={transaction.fees} isOwn={is_own} onDone={onDone} />
          {parcel && !is_own && (
            <ParcelActs parcel={parcel} number={transaction.tracking_number} onDone={onDone} />
          )}
          <Changes changes={transaction.changes} />
          <OrderFacts order={order} />
          {!is_own && <SeldomActs order={order} onDone={onDone} />}
        </div>
      </div>
    </>
  )
}

/** Whether all of it is paid, and what kind of work it is. */
function Standing({ order: { parcel, transaction } }: { order: OfficeOrder }) {
  const { t } = useWords()
  const due = parcel?.work.difference_due ?? 0
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={transaction.status === 'success' ? 'neutral' : 'waiting'}>
        {transaction.status === 'success'
          ? t('office_parcels.one.paid')
          : t(`transaction.status.${transaction.status}`)}
      </Badge>
      {transaction.cancel_wished_at && <Badge tone="waiting">{t('office_parcels.one.cancel_wished')}</Badge>}
      {due > 0 && (
        <Badge tone="waiting">
          {t('office_parcels.one.difference')}: {formatRinggit(due)}
        </Badge>
      )}
      {parcel && <WorkBadges parcel={parcel.work} />}
    </p>
  )
}

/** The label that led here is from before a change. */
function VoidLabel({ newest }: { newest: number }) {
  const { t } = useWords()
  const [query] = useSearchParams()
  if (!isVoidLabel(Number(query.get('label') ?? newest), newest)) return null
  return (
    <Alert tone="destructive" title={t('office_parcels.old_label.title')}>
      {t('office_parcels.old_label.text', { newest })}
    </Alert>
  )
}

function DoorAsked({ number }: { number: string }) {
  const { t } = useWords()
  return (
    <Alert tone="warning" title={t('office_parcels.one.door_asked')}>
      <p>{t('office_parcels.one.door_text')}</p>
      <div className="mt-2">
        <ReleaseDoor number={number} />
      </div>
    </Alert>
  )
}

function NotPaid() {
  const { t } = useWords()
  return (
    <Alert>
      <p className="mb-3">{t('office_parcels.one.not_paid')}</p>
      <LinkButton kind="secondary" to="/office/payments">
        {t('office_parcels.one.to_payments')}
      </LinkButton>
    </Alert>
  )
}

/** Boxes stay where their buyer is. */
function clocksOfOrder({ shipment, box_purchase }: Transaction): EndClocks {
  const zoneOf = (region_id: string | undefined) => (region_id ? zoneOfRegion(region_id) : zoneOfOffice)
  const [from, to] = [shipment?.sender ?? box_purchase, shipment?.receiver ?? box_purchase]
  return { sender: zoneOf(from?.region_id), receiver: zoneOf(to?.region_id) }
}
