import { Link } from 'react-router'
import { CallLink } from '../../parts/places/CallLink.tsx'
import { formatRinggit } from '#contract/prices/money.ts'
import { type OfficeOrder } from '#contract/office/office-parcels.ts'
import { printOfficePaper } from '#contract/office/office-papers.ts'
import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { useMoment } from '../../platform/moment.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { useWords } from '../../platform/words.ts'

/** Whose order it is, how it was paid, and its papers. */
export function OrderFacts({ order }: { order: OfficeOrder }) {
  const { transaction, customer, parcel } = order
  const { t } = useWords()
  const moment = useMoment()
  const { shipment } = transaction
  const manifest = parcel?.manifest
  return (
    <>
      <Collapsible open title={t('office_parcels.one.order')}>
        <Facts
          isStacked
          facts={[
            [t('office_parcels.one.customer'), customer?.name ?? t('office_parcels.one.erased')],
            [t('office_parcels.one.email'), customer?.email],
            [
              t('office_parcels.one.phone'),
              customer?.phone && <CallLink key="phone" phone={customer.phone} />,
            ],
            [t('office_parcels.one.ordered_at'), moment(transaction.created_at)],
            [t('office_parcels.one.total'), formatRinggit(transaction.amount)],
            [t('office_parcels.one.manifest'), manifest && `${manifest.from_place} → ${manifest.to_place}`],
          ]}
        />
        {customer && (
          <Link
            to={`/office/parcels?state=all&customer=${customer.id}`}
            className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('office_parcels.one.orders_of')}
          </Link>
        )}
      </Collapsible>
      <OrderPayment order={order} />
      {shipment && parcel && <ForCustoms number={transaction.tracking_number} />}
      {shipment && transaction.status === 'success' && (
        <Papers transaction={transaction} shipment={shipment} />
      )}
    </>
  )
}

function ForCustoms({ number }: { number: string }) {
  const { t } = useWords()
  return (
    <Link
      to={`/office/customs?number=${number}`}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {t('office_parcels.one.for_customs')}
    </Link>
  )
}

function Papers({ transaction, shipment }: { transaction: Transaction; shipment: ShownShipment }) {
  const { t } = useWords()
  const { tracking_number } = transaction
  return (
    <Collapsible title={t('office_parcels.one.papers')}>
      <div className="flex flex-wrap gap-3">
        {shipment.papers.map((kind) => (
          <DownloadButton
            key={kind}
            endpoint={printOfficePaper}
            params={{ number: tracking_number, kind }}
            name={`${tracking_number}-${kind}.pdf`}
            label={t(`shipment_detail.papers.${kind}`)}
          />
        ))}
      </div>
    </Collapsible>
  )
}
