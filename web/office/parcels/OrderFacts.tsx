import { Link } from 'react-router'
import { formatRinggit } from '#contract/prices/money.ts'
import { printOfficePaper, type OfficeOrder } from '#contract/office/office-parcels.ts'
import { addOnIn, orderWords, wordFor } from '#contract/orders/order-words.ts'
import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { useLanguage, useMoment, useVisit } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { BoxSerials } from '../../parts/parcel/BoxSerials.tsx'
import { PartyFacts } from '../../parts/parcel/PartyFacts.tsx'
import { useItemType } from '../../parts/parcel/use-item-type.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { OrderPayment } from './OrderPayment.tsx'
import { useWords } from '../../platform/words.ts'

export function OrderFacts({ order }: { order: OfficeOrder }) {
  const { transaction, customer, parcel } = order
  const { t } = useWords()
  const moment = useMoment()
  const { shipment, box_purchase } = transaction
  const manifest = parcel?.manifest
  return (
    <>
      <Collapsible open title={t('office_parcels.one.order')}>
        <Facts
          facts={[
            [t('office_parcels.one.customer'), customer?.name ?? t('office_parcels.one.erased')],
            [t('office_parcels.one.email'), customer?.email],
            [t('office_parcels.one.phone'), customer?.phone],
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
      {shipment && <Shipment shipment={shipment} />}
      {shipment && parcel && <ForCustoms number={transaction.tracking_number} />}
      {box_purchase && <Buyer bought={box_purchase} />}
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

function Shipment({ shipment }: { shipment: ShownShipment }) {
  const { t } = useWords()
  const { range, number } = useFigures()
  const text = useText()
  const language = useLanguage()
  const itemType = useItemType()
  const { length, width, height, weight, chargeable_kg, items, add_ons, pmi_registration } = shipment
  return (
    <>
      <Collapsible title={t('office_parcels.one.sender')}>
        <PartyFacts party={shipment.sender} nobody={t('office_parcels.one.erased')} />
      </Collapsible>
      <Collapsible title={t('office_parcels.one.receiver')}>
        <PartyFacts party={shipment.receiver} nobody={t('office_parcels.one.erased')} />
      </Collapsible>
      <Collapsible title={t('office_parcels.one.contents')}>
        <Facts
          facts={[
            [t('office_parcels.filters.mode'), t(`office_parcels.modes.${shipment.mode}`)],
            [t('office_parcels.one.arrives'), range(shipment.arrives)],
            [t('office_parcels.one.box'), shipment.box_label],
            [t('office_parcels.one.size'), `${length} × ${width} × ${height} cm`],
            [t('office_parcels.one.weight'), `${number(weight)} kg (${number(chargeable_kg)} kg)`],
            [t('office_parcels.one.voucher'), shipment.voucher_serial],
            [t('office_parcels.one.declared'), formatRinggit(shipment.declared_value)],
            [t('shipment.item_type'), itemType(shipment.item_type)],
            [
              t('office_parcels.one.contents'),
              items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
            ],
            [t('shipment.purpose'), text(`shipment.purposes.${shipment.purpose}`)],
            [t('shipment.pmi'), pmi_registration && text(`shipment.pmi_registrations.${pmi_registration}`)],
            [t('shipment.add_ons'), add_ons.map((addOn) => addOnIn(language, addOn)).join(', ')],
          ]}
        />
      </Collapsible>
    </>
  )
}

function Buyer({ bought }: { bought: NonNullable<Transaction['box_purchase']> }) {
  const { t } = useWords()
  const language = useLanguage()
  const visit = useVisit()
  const { address, district_label, city_label, region_label, postal_code, country_label, counter } = bought
  const cancelled = bought.cancelled_serials
  const place = [address, district_label, city_label, region_label, postal_code, country_label]
  return (
    <Collapsible title={t('office_parcels.one.buyer')}>
      <Facts
        facts={[
          [t('office_parcels.one.name'), bought.name ?? t('office_parcels.one.erased')],
          [t('office_parcels.one.phone'), bought.phone],
          [t('office_parcels.one.email'), bought.email],
          [t('office_parcels.one.address'), place.filter(Boolean).join(', ')],
          [t('office_parcels.one.box'), `${bought.quantity} × ${bought.box_label}`],
          [
            t('office_parcels.one.cancelled_boxes'),
            cancelled.length > 0 && <BoxSerials key="cancelled" serials={cancelled} />,
          ],
          [t('shipment.service_type'), wordFor(orderWords[language].box_services, bought.service_id)],
          [t('shipment.counter'), counter && `${counter.label}, ${counter.address}`],
          [t('office_parcels.one.visit'), visit(bought)],
        ]}
      />
    </Collapsible>
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
