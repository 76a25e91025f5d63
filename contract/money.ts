import { z } from 'zod'

/** On the wire ringgit with at most two decimals, inside the server integer sen. */
export const money = z.codec(
  z.number().min(0).max(10_000_000).refine(hasAtMostTwoDecimals, 'error.invalid_amount'),
  z.int().min(0),
  { decode: toSen, encode: toRinggit },
)

function toSen(ringgit: number) {
  return Math.round(ringgit * 100)
}

function toRinggit(sen: number) {
  return sen / 100
}

// One format in all languages: a dot or comma read the wrong way costs somebody a hundredfold.
const format = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export function formatRinggit(ringgit: number) {
  return `RM ${format.format(ringgit)}`
}

function hasAtMostTwoDecimals(ringgit: number) {
  return Math.abs(ringgit * 100 - Math.round(ringgit * 100)) < 1e-6
}
