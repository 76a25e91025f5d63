import { z } from 'zod'

export { formatRinggit } from './ringgit.ts'

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

function hasAtMostTwoDecimals(ringgit: number) {
  return Math.abs(ringgit * 100 - Math.round(ringgit * 100)) < 1e-6
}
