import type { ReactNode } from 'react'
import { groupedPhone } from '#contract/places/grouped-phone.ts'
import { useWords } from '../../platform/words.ts'
import type { ShownParty } from '#contract/orders/shown-shipment.ts'
import { useVisit } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Facts } from '../../ui/Facts.tsx'

/** Shown together with others: as one address, as one appointment, as a picture of its own. */
type ShownTogether =
  | 'district_label'
  | 'city_label'
  | 'region_id'
  | 'region_label'
  | 'postal_code'
  | 'country_id'
  | 'visit_from'
  | 'visit_to'
  | 'passport_image_id'
type Lines = Record<Exclude<keyof ShownParty, ShownTogether>, readonly [label: string, value: ReactNode]>

interface Props {
  party: ShownParty
  /** Who is meant where the account of the sender is gone. */
  nobody?: string
  /** In half of a column. */
  isStacked?: boolean
}

/** All that is known about a sender or a receiver, for the owner of the order and for the office. */
export function PartyFacts({ party, nobody, isStacked = false }: Props) {
  const { t } = useWords()
  const text = useText()
  const visit = useVisit()
  const { address, district_label, city_label, region_label, postal_code } = party
  const country = t(`ui.country.${party.country_id}`)
  const place = [address, district_label, city_label, region_label, postal_code, country]
  const lines: Lines = {
    name: [t('shipment.name'), party.name ?? nobody],
    phone: [t('shipment.phone'), party.phone && groupedPhone(party.phone)],
    email: [t('shipment.email'), party.email],
    emergency_contact: [
      t('shipment.emergency_contact'),
      party.emergency_contact && groupedPhone(party.emergency_contact),
    ],
    note: [t('shipment.note_given'), party.note],
    id_number: [t('shipment.id_number'), party.id_number],
    address: [t('shipment.address'), place.filter(Boolean).join(', ')],
    service_package: [t('shipment.service_package'), text(`shipment.packages.${party.service_package}`)],
    service_type: [t('shipment.service_type'), text(`shipment.services.${party.service_type}`)],
    drop_point_label: [t('shipment.drop_point'), party.drop_point_label],
    counter_label: [t('shipment.counter'), party.counter_label],
    visit_day: [t('shipment_success.facts.visit'), visit(party)],
  }
  return <Facts isStacked={isStacked} facts={Object.values(lines)} />
}
