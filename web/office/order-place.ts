import type { FoundOrder } from '#contract/office/office-search.ts'
import { editionNamed } from '#contract/parcels/label-number.ts'
import { findTrackingNumber } from '#contract/parcels/tracking-number.ts'

/** Where an order that was found opens. The edition of the scanned label is passed on: an old one is void. */
export function orderPlace({ tracking_number }: FoundOrder, text: string) {
  const edition =
    findTrackingNumber(text) === tracking_number ? editionNamed(text, tracking_number) : undefined
  return `/office/parcels/${tracking_number}${edition ? `?label=${edition}` : ''}`
}
