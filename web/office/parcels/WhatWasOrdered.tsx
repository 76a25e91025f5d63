import { addOnIn, orderWords, wordFor } from '#contract/orders/order-words.ts'
import { CallLink } from '../../parts/places/CallLink.tsx'
import type { ShownShipment } from '#contract/orders/shown-shipment.ts'
import type { Transaction } from '#contract/orders/transactions.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useLanguage, useVisit } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { useMatches } from '../../ui/use-matches.ts'
import { BoxSerials } from '../../parts/parcel/BoxSerials.tsx'
import { PartyFacts } from '../../parts/parcel/PartyFacts.tsx'
import { useItemType } from '../../parts/parcel/use-item-type.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'

interface Opened {
  /** Where there is room, nobody has to unfold it. */
  isWide: boolean
}

/** From whom to whom, and what. */
export function WhatWasOrdered({ transaction: { shipment, box_purchase } }: { transaction: Transaction }) {
  const isWide = useMatches('(width >= 64rem)')
  return (
    <>
      {shipment && <Shipment shipment={shipment} isWide={isWide} />}
      {box_purchase && <Buyer bought={box_purchase} isWide={isWide} />}
    </>
  )
}

function Shipment({ shipment, isWide }: Opened & { shipment: ShownShipment }) {
  const { t } = useWords()
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {(['sender', 'receiver'] as const).map((party) => (
          <Collapsible key={party} open={isWide} title={t(`office_parcels.one.${party}`)}>
            <PartyFacts isStacked party={shipment[party]} nobody={t('office_parcels.one.erased')} />
          </Collapsible>
        ))}
      </div>
      <Collapsible open={isWide} title={t('office_parcels.one.contents')}>
        <Contents shipment={shipment} />
      </Collapsible>
    </>
  )
}

function sidesOf({ length, width, height }: Pick<ShownShipment, 'length' | 'width' | 'height'>) {
  return `${length} × ${width} × ${height} cm`
}

function Contents({ shipment }: { shipment: ShownShipment }) {
  const { t } = useWords()
  const { range, number } = useFigures()
  const text = useText()
  const language = useLanguage()
  const itemType = useItemType()
  const { weight, weighed, chargeable_kg, items, add_ons, pmi_registration } = shipment
  return (
    <Facts
      facts={[
        [t('office_parcels.filters.mode'), t(`office_parcels.modes.${shipment.mode}`)],
        [t('office_parcels.one.arrives'), range(shipment.arrives)],
        [t('office_parcels.one.box'), shipment.box_label],
        [t('office_parcels.one.size'), sidesOf(shipment)],
        [t('office_parcels.one.weight'), `${number(weight)} kg`],
        [t('office_parcels.one.weighed'), weighed && `${number(weighed.weight)} kg, ${sidesOf(weighed)}`],
        [t('office_parcels.one.chargeable'), weighed ? null : `${number(chargeable_kg)} kg`],
        [t('office_parcels.one.voucher'), shipment.voucher_serial],
        [t('office_parcels.one.declared'), formatRinggit(shipment.declared_value)],
        [t('shipment.item_type'), itemType(shipment.item_type)],
        [
          t('office_parcels.one.items'),
          items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
        ],
        [t('shipment.purpose'), text(`shipment.purposes.${shipment.purpose}`)],
        [t('shipment.pmi'), pmi_registration && text(`shipment.pmi_registrations.${pmi_registration}`)],
        [t('shipment.add_ons'), add_ons.map((addOn) => addOnIn(language, addOn)).join(', ')],
      ]}
    />
  )
}

function Buyer({ bought, isWide }: Opened & { bought: NonNullable<Transaction['box_purchase']> }) {
  const { t } = useWords()
  const language = useLanguage()
  const visit = useVisit()
  const { address, district_label, city_label, region_label, postal_code, country_label, counter } = bought
  const cancelled = bought.cancelled_serials
  const place = [address, district_label, city_label, region_label, postal_code, country_label]
  return (
    <Collapsible open={isWide} title={t('office_parcels.one.buyer')}>
      <Facts
        facts={[
          [t('office_parcels.one.name'), bought.name ?? t('office_parcels.one.erased')],
          [t('office_parcels.one.phone'), bought.phone && <CallLink key="phone" phone={bought.phone} />],
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
