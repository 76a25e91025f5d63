import { Link } from 'react-router'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import {
  labelsPerFile,
  listParcelsOfBatch,
  printLabels,
  type ParcelOfBatch,
  type Transaction,
} from '#contract/orders/transactions.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { ParcelBadge } from '../../parts/parcel/ParcelBadge.tsx'
import { Price } from '../../ui/Price.tsx'
import { useList } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** The shipments that one payment pays for, each with where it is. */
export function BatchParcels({ id }: { id: string }) {
  const { t } = useWords()
  const list = useList(listParcelsOfBatch, (data) => data, {}, { id })
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('batch.parcels')}</h2>
      <CursorList list={list} rowsOf={({ parcel_data }) => parcel_data} waiting="h-40 w-full">
        {(parcels) => (
          <ul className="divide-line divide-y">
            {parcels.map((parcel) => (
              <ParcelRow key={parcel.id} parcel={parcel} />
            ))}
          </ul>
        )}
      </CursorList>
    </Card>
  )
}

function ParcelRow({
  parcel: { id, tracking_number, reference, receiver, destination, amount, macro },
}: {
  parcel: ParcelOfBatch
}) {
  const { t } = useWords()
  return (
    <li className="grid gap-1 py-3 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            className="figures inline-flex min-h-11 items-center font-semibold underline"
            to={`/shipment-detail?id=${id}`}
          >
            {inGroups(tracking_number)}
          </Link>
          <span className="text-muted text-sm wrap-anywhere">{reference}</span>
        </p>
        <p>
          {receiver
            ? t('batch.to', { receiver, city: destination })
            : t('batch.only_city', { city: destination })}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-3 sm:justify-end">
        {macro ? <ParcelBadge macro={macro} isBox={false} /> : <Badge>{t('batch.unpaid')}</Badge>}
        <Price ringgit={amount} />
      </p>
    </li>
  )
}

/** Some hundred pages to a file; larger batches come in parts. */
export function BatchLabels({ transaction: { id, tracking_number, batch } }: { transaction: Transaction }) {
  const { t } = useWords()
  const count = Math.ceil((batch?.parcels ?? 0) / labelsPerFile)
  return Array.from({ length: count }, (_, index) => String(index + 1)).map((part) => (
    <DownloadButton
      key={part}
      endpoint={printLabels}
      params={{ id }}
      query={{ part }}
      name={`${tracking_number}-labels-${part}.pdf`}
      label={count === 1 ? t('batch.labels') : t('batch.labels_part', { part })}
    />
  ))
}
