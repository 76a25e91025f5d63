import { zoneOfRegion } from '../places/time-zones.ts'

interface Placed {
  shipment: { sender: { region_id: string } } | null
  box_purchase: { region_id: string } | null
}

/** An order uses the clock of where it begins, as its letters do; one without a place has none of its own. */
export function zoneOfOrder({ shipment, box_purchase }: Placed) {
  const region_id = shipment?.sender.region_id ?? box_purchase?.region_id
  return region_id === undefined ? undefined : zoneOfRegion(region_id)
}
