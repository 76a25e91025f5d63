import type { Data } from '#contract/platform/endpoint.ts'
import { canGo } from '#contract/customs/item-types.ts'
import type { Box } from '#contract/site/master-data.ts'
import { packageFields, type Party, type readShipmentData } from '#contract/orders/shipments.ts'
import type { Mode } from '#contract/places/zones.ts'
import { partySchema } from './party-schema.ts'
import { fitsBox, type Draft } from './shipment-form.ts'

export const steps = ['sender', 'receiver', 'package', 'service', 'price', 'payment'] as const

type ShipmentData = Data<typeof readShipmentData>

/** How far a draft leads: to the first step that is not filled in yet. */
export function lastStep(draft: Draft, shipmentData: ShipmentData, boxes: readonly Box[]) {
  const isFilled = (party: Party) =>
    partySchema(party, needsPassport(shipmentData, draft, party)).safeParse(draft[party]).success
  if (!isFilled('sender')) return 0
  if (!isFilled('receiver')) return 1
  if (!packageFields.safeParse(draft.package).success || !fitsBox(draft.package, boxes)) return 2
  return draft.mode !== '' && mayGo(draft, draft.mode) && hasVisit(draft.receiver) ? 5 : 3
}

export function hasVisit({ visit_day, time_slot_id }: Draft['receiver']) {
  return visit_day !== '' && time_slot_id !== ''
}

export function mayGo({ sender, receiver, package: content }: Draft, mode: Mode) {
  return canGo(content.item_type, { from: sender.country_id, to: receiver.country_id, mode })
}

/** Asked for where the office has not lifted the duty; before the lane is known, it is. */
export function needsPassport({ passport_duty }: ShipmentData, { sender, receiver }: Draft, party: Party) {
  const isDomestic = sender.country_id === receiver.country_id
  const lane = isDomestic ? `domestic_${sender.country_id}` : `${sender.country_id}-${receiver.country_id}`
  return passport_duty.some((duty) => duty.lane === lane && duty.party === party && duty.is_required)
}
