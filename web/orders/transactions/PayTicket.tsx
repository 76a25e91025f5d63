import type { Transaction } from '#contract/orders/transactions.ts'
import { useDate } from '../../platform/moment.ts'
import { WayArc } from '../../parts/parcel/WayArc.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { PriceLines } from './PriceLines.tsx'
import { useWords } from '../../platform/words.ts'

/** What the money is for and how it came about, where there is room beside what to do. */
export function PayTicket({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const { type, shipment, box_purchase } = transaction
  return (
    <aside
      aria-label={t('shipment_success.ticket')}
      className="bg-kraft grid content-start gap-5 rounded-box p-6 max-lg:hidden"
    >
      <p className="flex items-center justify-between gap-3 font-semibold">
        {t(`transaction.types.${type}`)}
        {shipment && <Badge>{t(`quote.mode.${shipment.mode}`)}</Badge>}
      </p>
      {shipment && <Way shipment={shipment} />}
      {box_purchase && (
        <p className="text-xl font-bold">
          {t('transaction.boxes', { count: box_purchase.quantity, label: box_purchase.box_label })}
        </p>
      )}
      <PriceLines transaction={transaction} />
    </aside>
  )
}

function Way({ shipment: { sender, receiver, arrives } }: { shipment: Shipment }) {
  return (
    <WayArc
      from={<End place={sender.city_label} day={sender.visit_day} />}
      to={<End place={receiver.city_label} day={receiver.visit_day ?? arrives.to} />}
    />
  )
}

type Shipment = NonNullable<Transaction['shipment']>

function End({ place, day }: { place: string; day: string | null }) {
  const date = useDate()
  return (
    <>
      {place}
      {day && <span className="text-muted block text-sm font-normal">{date(day)}</span>}
    </>
  )
}
