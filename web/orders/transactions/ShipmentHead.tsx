import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { ParcelBadge } from '../../parts/parcel/ParcelBadge.tsx'
import { SmallArc } from '../../parts/parcel/SmallArc.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  transaction: Transaction
  shipment: ShownShipment
}

/** For whom it is and how far, as in the list that led here. */
export function ShipmentHead({ transaction, shipment: { mode, sender, receiver } }: Props) {
  const { t } = useWords()
  const { tracking_number, reference } = transaction
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

function State({ transaction: { status, reject_code, parcel } }: Pick<Props, 'transaction'>) {
  if (status === 'success' && parcel) return <ParcelBadge macro={parcel.macro} isBox={false} />
  return <StatusBadge status={status} isRejected={status === 'awaiting_payment' && reject_code !== null} />
}
