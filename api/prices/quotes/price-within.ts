import { largestPrice_sen } from '#contract/prices/money.ts'
import { priceParcel, type Parcel } from '#contract/prices/pricing.ts'
import type { RateCard } from '#contract/prices/rate-card.ts'
import { invalidField } from '../../platform/errors.ts'

/** The price of a parcel, refused at the field `path` when it exceeds what one order may cost. */
export function priceWithin(card: RateCard, parcel: Parcel, path: string) {
  const priced = priceParcel(card, parcel)
  // The price of insurance is shown also to those who have not chosen it.
  const insurance_sen = priced.cover.insurance.price_sen ?? 0
  if (Math.max(priced.total_sen, insurance_sen) > largestPrice_sen)
    throw invalidField(path, 'error.price_beyond_limit')
  return priced
}
