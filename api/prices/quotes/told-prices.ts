import { sql } from 'kysely'
import type { z } from 'zod'
import type { Mode } from '#contract/places/zones.ts'
import type { RateCard } from '#contract/prices/rate-card.ts'
import { typicalDays } from '#contract/prices/freight.ts'
import { readToldPrices, toldJourneys, type toldPrices } from '#contract/prices/told-prices.ts'
import type { App } from '../../platform/serve.ts'
import { inForce, rateCardOf } from './rate-cards.ts'

export function toldPriceRoutes(app: App) {
  app.serve(readToldPrices, async () => {
    const { id } = await app.db
      .selectFrom('rate_cards')
      .select('id')
      .where(sql<boolean>`id = (${inForce})`)
      .executeTakeFirstOrThrow()
    const { card } = await rateCardOf(app.db, id)
    return { prices: pricesToldOf(card) }
  })
}

/** In sen, as in the card. */
export function pricesToldOf(card: RateCard): z.output<typeof toldPrices> {
  const { weight, surcharges, international, insurance, liability } = card
  const { pickup, oversize, overweight_piece, address_change, storage, return_to_sender } = surcharges
  return {
    air_divisor: weight.air.divisor,
    sea_divisor: weight.sea.divisor,
    air_min_kg: weight.air.min_kg,
    sea_min_kg: weight.sea.min_kg,
    air_piece_kg: weight.air.max_piece_kg,
    sea_piece_kg: weight.sea.max_piece_kg,
    longest_side_cm: oversize.longest_cm,
    document_fee: international.document_fee,
    pickup_fee: pickup.price,
    pickup_free_from_kg: pickup.free_from_kg,
    large_piece_fee: oversize.price,
    heavy_piece_fee: overweight_piece.price,
    address_fee: address_change.price,
    address_fee_departed: address_change.after_departure,
    storage_free_days: storage.free_days,
    storage_fee: storage.per_day,
    return_percent: return_to_sender.percent_of_freight,
    cover_times: liability.freight_times,
    cover_most: liability.most,
    insured_most: insurance.international.max_value,
    insurance_domestic_percent: insurance.domestic.percent_of_value,
    insurance_international_percent: insurance.international.percent_of_value,
    insurance_domestic_plus: insurance.domestic.plus,
    insurance_domestic_least: insurance.domestic.min,
    insurance_international_least: insurance.international.min,
    days: toldJourneys.map(({ from, to }) => {
      const daysBy = (mode: Mode): [number, number] => {
        const { min, max } = typicalDays(card, { from, to, mode })
        return [min, max]
      }
      return { from, to, air: daysBy('air'), sea: daysBy('sea') }
    }),
  }
}
