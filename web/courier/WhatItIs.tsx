import { useTranslation } from 'react-i18next'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { useText } from '../platform/text.ts'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { nextPlace } from './parcel.ts'
import { endOf, Place, useVisit } from './Place.tsx'

/** Where it goes and what was ordered, as far as whoever looks may know it. */
export function WhatItIs({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useTranslation()
  const visit = useVisit()(parcel)
  const { type, mode, weight, box_label, is_open, from, to } = parcel
  const next = nextPlace(parcel)
  const other = next?.is === 'receiver' ? 'sender' : 'receiver'
  const otherPlace = parcel[other]
  return (
    <Card className="grid gap-4">
      {next && <Place title={t(`courier.parcel.${next.is}`)} place={next} />}
      {!is_open && <p className="text-muted">{t('courier.parcel.closed')}</p>}
      <Facts
        facts={[
          [t('courier.parcel.from'), is_open ? null : from && endOf(from)],
          [t('courier.parcel.to'), is_open ? null : endOf(to)],
          [t('courier.parcel.visit'), visit],
          ...useService(parcel),
          [t('courier.parcel.kind'), t(`courier.parcel.${type}`)],
          [t('courier.parcel.mode'), mode && t(`courier.parcel.${mode}`)],
          [t('courier.parcel.weight'), weight === null ? null : t('courier.parcel.kg', { weight })],
          [t('courier.parcel.box'), box_label],
          [t(`courier.parcel.${other}`), otherPlace && `${otherPlace.name}, ${otherPlace.city}`],
        ]}
      />
    </Card>
  )
}

/** The service of the leg at hand, and what is to be done on the way. */
function useService({ service }: CarriedParcel) {
  const { t } = useTranslation()
  const text = useText()
  if (!service) return []
  const { drop_point, add_ons, boxes } = service
  const done = add_ons.map(
    ({ name, quantity, option }) =>
      `${quantity} × ${text(`shipment.add_on.${name}`)} (${text(`shipment.add_on_options.${option}`)})`,
  )
  return [
    [t('shipment.service_type'), text(`shipment.services.${service.type}`)],
    [t('shipment.service_package'), service.is_priority ? t('shipment.packages.priority') : null],
    [
      t('shipment.drop_point'),
      drop_point && `${drop_point.label}, ${drop_point.address}, ${drop_point.city}`,
    ],
    [t('courier.parcel.boxes'), boxes === null ? null : String(boxes)],
    [t('shipment.add_ons'), done.join(', ')],
  ] as const
}
