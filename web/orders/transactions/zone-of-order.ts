import { zoneOfRegion } from '#contract/places/time-zones.ts'
import type { Transaction } from '#contract/orders/transactions.ts'

/** An order uses the clock of where it begins, as its letters do; one without a place uses the reader's. */
export function zoneOfOrder({ shipment, box_purchase }: Transaction) {
  const region_id = shipment?.sender.region_id ?? box_purchase?.region_id
  return region_id === undefined ? undefined : zoneOfRegion(region_id)
}
