import { z } from 'zod'

export { formatRinggit } from './ringgit.ts'

const largestAmount_sen = 1_000_000_000
/** For one parcel: what is added to it later still fits into an amount. */
export const largestPrice_sen = 100_000_000
/** For many at once; the sen that tell transfers apart come on top. */
export const largestPayment_sen = largestAmount_sen - 100

/** On the wire ringgit with at most two decimals, inside the server integer sen. */
export const money = z.codec(
  z
    .number()
    .min(0)
    .max(largestAmount_sen / 100)
    .refine(hasAtMostTwoDecimals, 'error.invalid_amount'),
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
