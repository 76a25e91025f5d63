import type { Priced } from '#contract/prices/pricing.ts'
import type { PricedLine } from '#contract/prices/priced-line.ts'

/** In the answer money is ringgit, and its name loses the unit. */
export function shownLine({ code, params, amount_sen }: PricedLine) {
  const shown = Object.entries(params).map(([name, value]) =>
    name.endsWith('_sen') ? ([name.slice(0, -4), value / 100] as const) : ([name, value] as const),
  )
  return { code, params: Object.fromEntries(shown), amount: amount_sen }
}

export function shownWeight({ weight: { actual_g, volumetric_g, counted_g, ...rest } }: Priced) {
  return {
    actual_kg: actual_g / 1000,
    volumetric_kg: volumetric_g === null ? null : volumetric_g / 1000,
    counted_kg: counted_g / 1000,
    ...rest,
  }
}

export function shownCover({ cover: { cover_sen, is_insured, uninsured_sen, insurance } }: Priced) {
  const { percent, plus_sen, min_sen, most_sen } = insurance
  return {
    cover: cover_sen,
    is_insured,
    uninsured: uninsured_sen,
    insurance: {
      percent,
      plus: plus_sen,
      min: min_sen,
      most: most_sen,
      cover: insurance.cover_sen,
      price: insurance.price_sen,
    },
  }
}
