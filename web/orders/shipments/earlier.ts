import type { Data } from '#contract/platform/endpoint.ts'
import type { KnownPerson, readPeopleOf } from '#contract/orders/known-people.ts'
import {
  packageFields,
  receiverServices,
  senderServices,
  type DropPoint,
} from '#contract/orders/shipments.ts'
import type { ShownParty, ShownShipment } from '#contract/orders/shown-shipment.ts'
import { addOns } from '#contract/prices/priced-line.ts'
import { countryCodes } from '#contract/places/country-codes.ts'
import type { Box } from '#contract/site/master-data.ts'
import { fromAddress } from '../../parts/places/from-address.ts'
import type { PartyValues } from './party-schema.ts'
import { emptyDraft, type Draft, type PackageValues } from './shipment-form.ts'

/** A shipment of before, and who was on both sides of it. */
export interface Earlier {
  people: Data<typeof readPeopleOf>
  shipment: ShownShipment
}

interface Offered {
  boxes: readonly Box[]
  dropPoints: readonly DropPoint[]
}

/** The same once more. Days, identity numbers with their pictures and the consent are of their own time, and asked for again. */
export function draftFrom({ people, shipment }: Earlier, { boxes, dropPoints }: Offered): Draft {
  const { mode, sender, receiver } = shipment
  const from = senderServices.find((service) => service === sender.service_type)
  const to = receiverServices.find((service) => service === receiver.service_type)
  // A counter that is closed by now is asked for again.
  const counterOf = (label: string | null, { region_id }: ShownParty) =>
    dropPoints.find((one) => one.label === label && one.region_id === region_id)?.id ?? ''
  return {
    ...emptyDraft,
    sender: {
      ...withPerson(emptyDraft.sender, people.sender),
      ...(from ? { service_type: from, drop_point_id: counterOf(sender.drop_point_label, sender) } : {}),
    },
    receiver: {
      ...withPerson(emptyDraft.receiver, people.receiver),
      ...(to ? { service_type: to, drop_point_id: counterOf(receiver.counter_label, receiver) } : {}),
    },
    package: { ...emptyDraft.package, ...sizeOf(shipment, boxes), ...contentsOf(shipment) },
    mode,
  }
}

function withPerson(empty: PartyValues, person: KnownPerson | null): PartyValues {
  return person ? { ...empty, ...fromAddress(person) } : empty
}

/** A box that is no longer sold is packaging like any other. */
function sizeOf({ box_label, length, width, height, weight }: ShownShipment, boxes: readonly Box[]) {
  const box = boxes.find(({ label }) => label === box_label)?.label
  return { weight, ...(box ? { box } : { box: '', length, width, height }) }
}

function contentsOf(shipment: ShownShipment): Partial<PackageValues> {
  const { item_type, purpose, pmi_registration, items, add_ons } = shipment
  const { item_type: ofItem, pmi_registration: ofPmi } = packageFields.shape
  const { package: empty } = emptyDraft
  return {
    purpose,
    item_type: ofItem.safeParse(item_type).data ?? empty.item_type,
    pmi_registration: ofPmi.safeParse(pmi_registration).data ?? empty.pmi_registration,
    items: items.map(({ name, quantity, unit_value, hs_code, net_weight_kg, origin_country }) => ({
      name,
      quantity,
      unit_value,
      hs_code: hs_code ?? '',
      net_weight_kg: net_weight_kg ?? undefined,
      origin_country: countryCodes.find((code) => code === origin_country) ?? '',
    })),
    add_ons: add_ons.flatMap(({ name, quantity, option }) => {
      const offered = addOns.find((one) => one === name)
      return offered ? [{ name: offered, quantity, option }] : []
    }),
  }
}
