import { chargeableWeight, type ChargeableWeight, type Piece } from './chargeable-weight.ts'
import { coverOf, type Cover } from './cover.ts'
import { addOnLines, crated, surchargeLines, type ChosenAddOn, type Services } from './extra-charges.ts'
import { freightLines, typicalDays, type Days, type Journey } from './freight.ts'
import { line, percentOf, sumOf, type AddOn, type PricedLine } from './priced-line.ts'
import type { RateCard } from './rate-card.ts'
import { laneOf, type Lane } from '../places/lanes.ts'

export interface Parcel extends Journey {
  pieces: readonly Piece[]
  add_ons: readonly ChosenAddOn[]
  services: Services
  declared_value_sen: number | null
}

export interface Priced {
  lane: Lane
  weight: ChargeableWeight
  lines: PricedLine[]
  /** Without surcharges, add-ons and tax: the cover and a return go by it. */
  freight_sen: number
  total_sen: number
  days: Days
  cover: Cover
}

/** The one place where a price is made: quote, order and label all ask here. */
export function priceParcel(card: RateCard, parcel: Parcel): Priced {
  const { from, to, mode, add_ons, services, declared_value_sen } = parcel
  const lane = laneOf(from, to)
  const pieces = crated(card, parcel.pieces, add_ons)
  const weight = chargeableWeight(card, mode, pieces)
  const freight = freightLines(card, parcel, weight.chargeable_kg)
  const freight_sen = sumOf(freight)
  const is_insured = add_ons.some(({ code }) => code === 'insurance')
  const cover = coverOf(card, lane, freight_sen, { declared_value_sen, is_insured })
  const untaxed = [
    ...freight,
    ...surchargeLines(card, parcel, pieces, weight.chargeable_kg, services),
    ...addOnLines(card, parcel, pieces, add_ons),
    ...insuranceLines(cover),
  ]
  const lines = [...untaxed, ...taxLines(card, lane, sumOf(untaxed))]
  return { lane, weight, lines, freight_sen, total_sen: sumOf(lines), days: typicalDays(card, parcel), cover }
}

/** What one add-on, as often as it was chosen, adds to the total beside all else. A crate also makes a parcel larger. */
export function addedBy(card: RateCard, parcel: Parcel, code: AddOn) {
  const others = parcel.add_ons.filter((one) => one.code !== code)
  const chosen = parcel.add_ons.find((one) => one.code === code) ?? { code, quantity: 1 }
  const totalOf = (add_ons: readonly ChosenAddOn[]) => priceParcel(card, { ...parcel, add_ons }).total_sen
  return totalOf([...others, chosen]) - totalOf(others)
}

function insuranceLines({ is_insured, insurance }: Cover) {
  const { price_sen, cover_sen, percent, plus_sen, min_sen } = insurance
  if (!is_insured || price_sen === null || cover_sen === null) return []
  const isLeast = percentOf(cover_sen, percent) + plus_sen < min_sen
  return [
    line('insurance', price_sen, {
      value_sen: cover_sen,
      percent,
      ...(isLeast ? { least_sen: min_sen } : plus_sen > 0 && { plus_sen }),
    }),
  ]
}

function taxLines({ tax }: RateCard, lane: Lane, amount_sen: number) {
  const percent = {
    domestic_MY: tax.domestic_MY_service_tax_percent,
    domestic_ID: tax.domestic_ID_vat_percent,
    'MY-ID': tax.international_percent,
    'ID-MY': tax.international_percent,
  }[lane]
  return tax.is_on && percent > 0 ? [line('tax', percentOf(amount_sen, percent), { percent })] : []
}
