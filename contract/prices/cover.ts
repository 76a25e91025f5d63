import { percentOf } from './priced-line.ts'
import type { RateCard } from './rate-card.ts'
import { isWithinCountry, type Lane } from '../places/lanes.ts'

/** What is paid if the parcel is lost, and what more would cost. */
export interface Cover {
  cover_sen: number
  is_insured: boolean
  uninsured_sen: number
  insurance: Insurance
}

interface Insurance {
  percent: number
  plus_sen: number
  min_sen: number
  /** null: no upper end */
  most_sen: number | null
  /** Only once the value is declared. */
  cover_sen: number | null
  price_sen: number | null
}

export function coverOf(
  card: RateCard,
  lane: Lane,
  freight_sen: number,
  { declared_value_sen, is_insured }: { declared_value_sen: number | null; is_insured: boolean },
): Cover {
  const { freight_times, most } = card.liability
  const insurance = insuranceOf(card, lane, declared_value_sen)
  const value_sen = declared_value_sen ?? Number.POSITIVE_INFINITY
  const uninsured_sen = Math.min(value_sen, freight_sen * freight_times, most)
  const insured = is_insured && insurance.cover_sen !== null
  return {
    // Insurance never lowers what is paid anyway.
    cover_sen: insured ? Math.max(uninsured_sen, insurance.cover_sen ?? 0) : uninsured_sen,
    is_insured: insured,
    uninsured_sen,
    insurance,
  }
}

function insuranceOf({ insurance }: RateCard, lane: Lane, declared_value_sen: number | null): Insurance {
  const isDomestic = isWithinCountry(lane)
  const { percent_of_value, plus, min, max_value } = isDomestic ? insurance.domestic : insurance.international
  const cover_sen =
    declared_value_sen === null ? null : Math.min(declared_value_sen, max_value ?? declared_value_sen)
  return {
    percent: percent_of_value,
    plus_sen: plus,
    min_sen: min,
    most_sen: max_value,
    cover_sen,
    price_sen: cover_sen === null ? null : Math.max(min, percentOf(cover_sen, percent_of_value) + plus),
  }
}
