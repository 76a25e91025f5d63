import { orderWords, wordFor } from '#contract/orders/order-words.ts'
import { groupedPhone } from '#contract/places/grouped-phone.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { useLanguage, useMoment, useVisit } from '../../platform/moment.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { BoxSerials } from '../../parts/parcel/BoxSerials.tsx'
import { TrackingNumber } from '../../parts/parcel/TrackingNumber.tsx'
import { PriceLines } from './PriceLines.tsx'
import { zoneOfOrder } from '#contract/orders/zone-of-order.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  transaction: Transaction
  /** Where there is room, the ticket above says how the price came about. */
  isPriced: boolean
}

export function OrderFacts({ transaction, isPriced }: Props) {
  const { t } = useWords()
  const { box_purchase } = transaction
  return (
    <div className="grid gap-4">
      <Collapsible open title={t('shipment_success.facts.order')}>
        <Ordered transaction={transaction} />
      </Collapsible>
      <div className={isPriced ? 'lg:hidden' : ''}>
        <Collapsible title={t('shipment_success.facts.price')}>
          <PriceLines transaction={transaction} />
        </Collapsible>
      </div>
      {box_purchase && (
        <Collapsible title={t('shipment_success.facts.receiver')}>
          <Receiver bought={box_purchase} />
        </Collapsible>
      )}
      {transaction.shipment && (
        <LinkButton
          kind="secondary"
          className="sm:justify-self-start"
          to={`/shipment-detail?id=${transaction.id}`}
        >
          {t('shipment_success.to_shipment')}
        </LinkButton>
      )}
    </div>
  )
}

function Ordered({ transaction }: { transaction: Transaction }) {
  const { t } = useWords()
  const moment = useMoment()
  const { tracking_number, created_at, box_purchase, concerns } = transaction
  const cancelled = box_purchase?.cancelled_serials ?? []
  return (
    <Facts
      isStacked
      facts={[
        [
          // The parcel it is about has the number that is tracked.
          t(`shipment_success.facts.${concerns ? 'payment_number' : 'number'}`),
          <TrackingNumber key="number" number={tracking_number} />,
        ],
        [
          t('shipment_success.facts.boxes'),
          box_purchase && `${box_purchase.quantity} × ${box_purchase.box_label}`,
        ],
        [
          t('shipment_success.facts.cancelled_boxes'),
          cancelled.length > 0 && <BoxSerials key="cancelled" serials={cancelled} />,
        ],
        [t('shipment_success.facts.ordered_at'), moment(created_at, zoneOfOrder(transaction))],
        [t('shipment_success.facts.payment'), t(`shipment_success.how.${transaction.payment_type_id}`)],
        [t('shipment_success.facts.amount'), formatRinggit(transaction.amount)],
      ]}
    />
  )
}

function Receiver({ bought }: { bought: NonNullable<Transaction['box_purchase']> }) {
  const { t } = useWords()
  const language = useLanguage()
  const visit = useVisit()
  const { district_label, city_label, region_label, country_label, postal_code } = bought
  const place = [district_label, city_label, region_label, postal_code, country_label]
    .filter(Boolean)
    .join(', ')
  return (
    <Facts
      isStacked
      facts={[
        [t('shipment_success.facts.service'), wordFor(orderWords[language].box_services, bought.service_id)],
        [t('shipment_success.facts.name'), bought.name],
        [t('shipment_success.facts.phone'), bought.phone && groupedPhone(bought.phone)],
        [t('shipment_success.facts.email'), bought.email],
        [t('shipment_success.facts.address'), [bought.address, place].filter(Boolean).join(', ')],
        [t('shipment_success.facts.visit'), visit(bought)],
      ]}
    />
  )
}
