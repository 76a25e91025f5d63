export const addOns = [
  'bubble_wrap',
  'wooden_crate',
  'waterproof_wrap',
  'repack',
  'inspection_photo',
  'insurance',
] as const
export type AddOn = (typeof addOns)[number]

/** Of some a parcel can have several; the others are for the parcel as a whole. */
const counted: Readonly<Record<AddOn, boolean>> = {
  bubble_wrap: true,
  wooden_crate: false,
  waterproof_wrap: false,
  repack: true,
  inspection_photo: true,
  insurance: false,
}
export function isCounted(code: AddOn) {
  return counted[code]
}

/** Of some the price goes by the size of the parcel: until it is measured there is only a least one. */
const bySize = {
  bubble_wrap: false,
  wooden_crate: true,
  waterproof_wrap: true,
  repack: false,
  inspection_photo: false,
  insurance: false,
} as const satisfies Record<AddOn, boolean>
export type SizedAddOn = { [Code in AddOn]: (typeof bySize)[Code] extends true ? Code : never }[AddOn]

export function goesBySize(code: AddOn): code is SizedAddOn {
  return bySize[code]
}

export const lineCodes = [
  'freight_first',
  'freight_further',
  'freight_per_kg',
  'freight_next_tier',
  'zone_add',
  'document_fee',
  'fuel',
  'pickup',
  'priority',
  'remote_area',
  'oversize',
  'overweight_piece',
  ...addOns,
  'tax',
] as const
export type LineCode = (typeof lineCodes)[number]

/** One line of a price, as an order keeps it for ever. Parameters ending in _sen are money. */
export interface PricedLine {
  code: LineCode
  params: Readonly<Record<string, number>>
  amount_sen: number
}

/** The word for a line: that of insurance says what else than its percent made the price. Lines of earlier orders do not know. Amounts are in ringgit. */
export function wordOfLine<Code extends string>(code: Code, params: object) {
  if (code === 'overweight_piece' && 'max_kg' in params) return 'overweight_over'
  if (code !== 'insurance') return code
  if ('least' in params) return 'insurance_least'
  return 'plus' in params ? 'insurance_plus' : code
}

export function line(code: LineCode, amount_sen: number, params: PricedLine['params'] = {}): PricedLine {
  return { code, params, amount_sen }
}

export function sumOf(lines: readonly PricedLine[]) {
  return lines.reduce((sum, { amount_sen }) => sum + amount_sen, 0)
}

/** To the nearest sen; percents have two decimals at most, so that all of it is whole numbers. */
export function percentOf(amount_sen: number, percent: number) {
  return Math.floor((amount_sen * Math.round(percent * 100) + 5000) / 10_000)
}
