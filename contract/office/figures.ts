import { z } from 'zod'
import { lanes } from '../places/lanes.ts'
import { endpoint } from '../platform/endpoint.ts'
import { money } from '../prices/money.ts'
import { timestamp } from '../platform/paging.ts'

export const figurePeriods = ['7', '30', '90'] as const
export const figureLanes = [...lanes, 'other'] as const

/** Ringgit of a whole day or lane: more than any single payment, and below zero where more was given back than sold. */
const turnover = z.codec(z.number(), z.int(), {
  decode: (ringgit) => Math.round(ringgit * 100),
  encode: (sen) => sen / 100,
})
const count = z.int()

const figures = {
  orders: count,
  /** Of those orders, the ones that were never paid. */
  lapsed: count,
  revenue: turnover,
  /** The sen that tell transfers apart: received with the revenue, and not part of it. */
  unique_amount: turnover,
} as const

const dayFigures = z.object({
  day: z.string(),
  ...figures,
  shipment_orders: count,
  box_orders: count,
  shipment_revenue: turnover,
  box_revenue: turnover,
  /** Shipments that arrived on that day, and those of them by the promised day. */
  delivered: count,
  on_time: count,
})
export type DayFigures = z.input<typeof dayFigures>

const laneFigures = z.object({ lane: z.enum(figureLanes), ...figures, delivered: count, on_time: count })
export type LaneFigures = z.input<typeof laneFigures>

const waiting = z.object({
  proofs: count,
  cash: count,
  refunds: count,
  refund_amount: money,
  exceptions: count,
  /** Parcels whose code failed for good. */
  doors: count,
  /** Claims on which it is the office's turn, and agents who asked to be partners. */
  claims: count,
  applications: count,
})

const period = z.strictObject({ days: z.enum(figurePeriods) })

export const readFigures = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/figure',
  allow: ['admin'],
  summary: 'What waits now, and the last days by day and by lane; today is the last of them',
  query: period,
  data: z.object({
    day_data: z.array(dayFigures),
    lane_data: z.array(laneFigures),
    waiting,
    counted_at: timestamp,
  }),
})

export const exportFigures = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/figure.csv',
  allow: ['admin'],
  gives: 'csv',
  summary: 'The last days by day, kind and lane',
  query: period,
})
