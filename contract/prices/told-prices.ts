import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { zoneNames, type Zone } from '../places/zones.ts'
import { money } from './money.ts'

const whole = z.int().min(0)
const percent = z.number().min(0)
const fromTo = z.tuple([whole, whole])

interface Way {
  from: Zone
  to: Zone
}

/** Journeys whose days the pages tell: across from the Peninsula and from Borneo, then within each country. */
export const toldJourneys: readonly Way[] = [
  ...(['ID1', 'ID2', 'ID3', 'ID4', 'ID5'] as const).map((to) => ({ from: 'MYP' as const, to })),
  { from: 'MYS', to: 'ID1' },
  ...(['MYP', 'MYS', 'MYQ', 'MYL'] as const).map((to) => ({ from: 'MYP' as const, to })),
  { from: 'MYS', to: 'MYS' },
  ...(['ID1', 'ID2', 'ID3', 'ID4', 'ID5'] as const).map((to) => ({ from: 'ID1' as const, to })),
]

/** What terms, questions and service pages name of a rate card. */
export const toldPrices = z.object({
  air_divisor: whole,
  sea_divisor: whole,
  air_min_kg: whole,
  sea_min_kg: whole,
  air_piece_kg: whole,
  sea_piece_kg: whole,
  longest_side_cm: whole,
  document_fee: money,
  pickup_fee: money,
  pickup_free_from_kg: whole,
  large_piece_fee: money,
  heavy_piece_fee: money,
  address_fee: money,
  address_fee_departed: money,
  storage_free_days: whole,
  storage_fee: money,
  /** Of the freight on the way there. */
  return_percent: percent,
  cover_times: whole,
  cover_most: money,
  /** Null where the value that can be insured has no end. */
  insured_most: money.nullable(),
  insurance_domestic_percent: percent,
  insurance_international_percent: percent,
  insurance_domestic_plus: money,
  insurance_domestic_least: money,
  insurance_international_least: money,
  /** Working days from and to, by air and by sea. */
  days: z.array(z.object({ from: z.enum(zoneNames), to: z.enum(zoneNames), air: fromTo, sea: fromTo })),
})
export type ToldPrices = z.input<typeof toldPrices>

export const readToldPrices = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/told-prices',
  allow: 'anyone',
  summary: 'Fees, limits and cover of the rate card in force, as the terms name them',
  data: z.object({ prices: toldPrices }),
})
