import { zoneOfRegion } from '#contract/places/time-zones.ts'
import type { Transaction } from '#contract/orders/transactions.ts'

/** An order is told by the clock of where it begins, as its letters are; one without a place by that of the reader. */
export function zoneOfOrder({ shipment, box_purchase }: Transaction) {
  const region_id = shipment?.sender.region_id ?? box_purchase?.region_id
  return region_id === undefined ? undefined : zoneOfRegion(region_id)
}
