import { zoneOfRegion } from '#contract/places/time-zones.ts'
import type { ShownShipment } from '#contract/orders/shown-shipment.ts'

export function clocksOfShipment({ sender, receiver }: ShownShipment) {
  return { sender: zoneOfRegion(sender.region_id), receiver: zoneOfRegion(receiver.region_id) }
}
