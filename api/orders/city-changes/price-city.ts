import type { ReceiverPlace } from '#contract/orders/city-changes.ts'
import { isAt } from '#contract/parcels/parcel-steps.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import type { Db } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { currentOf } from '../changes/changes.ts'
import { priceWay } from '../changes/price-change.ts'
import { addressFeeOf } from '../receiver-changes/standing.ts'
import type { ParcelUnderWay } from './standing.ts'

/** The way to another city by the card of the order, with the weight that was charged last, beside the fee for the change. */
export async function priceCity(
  db: Db,
  rows: MasterRows,
  parcel: ParcelUnderWay,
  { region_id, city_id, district_id, address, postal_code }: ReceiverPlace,
) {
  const { receiver, step } = parcel
  const place = { region_id, city_id, district_id, address, postal_code }
  if (
    region_id === receiver.region_id &&
    city_id === receiver.city_id &&
    district_id === receiver.district_id
  )
    throw conflict('receiver_unchanged')
  const current = currentOf(parcel)
  const chosen = { ...current, receiver: { ...current.receiver, ...place } }
  const way = await priceWay(db, rows, parcel, chosen)
  // The day of a failed attempt has passed: the receiver chooses another for the new place.
  const frees_visit =
    way.frees_visit || (step !== null && isAt(step, 'missed') && receiver.visit_day !== null)
  return { ...way, frees_visit, fee_sen: await addressFeeOf(db, parcel) }
}
