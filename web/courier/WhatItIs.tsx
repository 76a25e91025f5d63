import { printWorkLabel, type CarriedParcel } from '#contract/courier/scans.ts'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { useItemType } from '../parts/parcel/use-item-type.ts'
import { WorkOrder } from '../parts/parcel/WorkOrder.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { DownloadButton } from '../ui/DownloadButton.tsx'
import { isFarFromDoor, nextPlace } from './parcel.ts'
import { endOf, MapLink, Place } from './Place.tsx'
import { useHub } from './use-hub.ts'
import { useIsOnline } from './use-connection.ts'
import { useScan } from './use-scan.ts'
import { useRefusedAddOns } from './waiting-scans.ts'
import { Refused } from './WaitingScans.tsx'
import { useWords } from '../platform/words.ts'

/** The door it goes to next and what is to be done there, as far as whoever looks may know it. */
export function WhatItIs({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const { tick } = useScan(parcel.tracking_number)
  const refused = useRefusedAddOns(parcel.tracking_number)
  return (
    <>
      {isFarFromDoor(parcel) ? <ToHub parcel={parcel} /> : <Door parcel={parcel} />}
      {!parcel.is_open && <p className="text-muted">{t('courier.parcel.closed')}</p>}
      {refused.map((entry) => (
        <Refused key={entry.seq} entry={entry} />
      ))}
      <WorkOrder parcel={parcel} onTick={(name, isDone, picture) => void tick(name, isDone, picture)} />
    </>
  )
}

/** What was fetched goes to the counter of whoever fetched it. */
function ToHub({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const hub = useHub(parcel)
  if (!hub) return null
  return (
    <Card className="grid gap-1">
      <p className="text-muted text-sm">{t('courier.parcel.take_to')}</p>
      <p className="font-semibold">{hub.label}</p>
      <p>{hub.street}</p>
      <MapLink place={hub.place} />
    </Card>
  )
}

function Door({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const next = nextPlace(parcel)
  return (
    next && (
      <Card>
        <Place title={t(`courier.parcel.${next.is}`)} place={next} />
      </Card>
    )
  )
}

/** Its label, the other end of its way, and what it is. */
export function MoreOfIt({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const isOnline = useIsOnline()
  return (
    <>
      {parcel.is_open && isOnline && orderRules[parcel.type].holds === 'goods' && (
        <DownloadButton
          endpoint={printWorkLabel}
          params={{ number: parcel.tracking_number }}
          name={`${parcel.tracking_number}-label.pdf`}
          label={t('work.label')}
        />
      )}
      <Rest parcel={parcel} />
    </>
  )
}

function Rest({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const { type, code, mode, box_label, boxes, is_open, from, to, service } = parcel
  const itemType = useItemType()
  const shown = isFarFromDoor(parcel) ? undefined : nextPlace(parcel)?.is
  const ends = (['sender', 'receiver'] as const).filter((end) => end !== shown)
  return (
    <Card>
      <Facts
        facts={[
          [t('courier.parcel.from'), is_open ? null : from && endOf(from)],
          [t('courier.parcel.to'), is_open ? null : endOf(to)],
          // Once it is handed over, it may have been somewhere else.
          [t('shipment.drop_point'), isAt(code, 'sender') && service ? counterIn(service.drop_point) : null],
          [t('shipment.counter'), service && counterIn(service.counter)],
          [t('courier.parcel.kind'), t(`courier.parcel.${type}`)],
          [t('shipment.item_type'), service?.item_type ? itemType(service.item_type) : null],
          [t('courier.parcel.mode'), mode && t(`courier.parcel.${mode}`)],
          [t('courier.parcel.box'), box_label],
          // What this device kept before may not know of it.
          [t('courier.parcel.boxes'), boxes ? String(boxes) : null],
          ...ends.map((end) => [t(`courier.parcel.${end}`), nameAndCity(parcel[end])] as const),
        ]}
      />
    </Card>
  )
}

function nameAndCity(person: CarriedParcel['sender']) {
  return person && `${person.name}, ${person.city}`
}

function counterIn(counter: NonNullable<CarriedParcel['service']>['counter']) {
  return counter && `${counter.label}, ${counter.address}, ${counter.city}`
}
