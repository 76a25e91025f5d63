import type { z } from 'zod'
import { figureLanes, type readFigures } from '#contract/office/figures.ts'

export interface Sum {
  /** One of the two is there: sums of a day, or of a lane. */
  day: string | null
  lane: string | null
  figure: 'orders' | 'lapsed' | 'revenue' | 'unique_sen' | 'delivered' | 'on_time'
  kind: 'shipment' | 'box_purchase'
  amount: number
}

type Figures = z.output<typeof readFigures.data>

/** Every day has its place, also one on which nothing happened. */
export function asFigures(sums: readonly Sum[], today: string, days: number) {
  const byPlace = Map.groupBy(sums, ({ day, lane }) => day ?? lane ?? '')
  return {
    day_data: daysUntil(today, days).map((day) => ofDay(day, byPlace.get(day) ?? [])),
    lane_data: figureLanes.flatMap((lane) => {
      const own = byPlace.get(lane)
      return own ? [ofLane(lane, own)] : []
    }),
  }
}

function ofDay(day: string, sums: Sum[]): Figures['day_data'][number] {
  const of = (figure: Sum['figure'], kind?: Sum['kind']) => total(sums, figure, kind)
  return {
    day,
    orders: of('orders'),
    lapsed: of('lapsed'),
    revenue: of('revenue'),
    unique_amount: of('unique_sen'),
    shipment_orders: of('orders', 'shipment'),
    box_orders: of('orders', 'box_purchase'),
    shipment_revenue: of('revenue', 'shipment'),
    box_revenue: of('revenue', 'box_purchase'),
    delivered: of('delivered', 'shipment'),
    on_time: of('on_time'),
  }
}

function ofLane(lane: (typeof figureLanes)[number], sums: Sum[]): Figures['lane_data'][number] {
  return {
    lane,
    orders: total(sums, 'orders'),
    lapsed: total(sums, 'lapsed'),
    revenue: total(sums, 'revenue'),
    unique_amount: total(sums, 'unique_sen'),
    delivered: total(sums, 'delivered', 'shipment'),
    on_time: total(sums, 'on_time'),
  }
}

function total(sums: Sum[], figure: Sum['figure'], kind?: Sum['kind']) {
  return sums
    .filter((sum) => sum.figure === figure && (kind === undefined || sum.kind === kind))
    .reduce((sum, { amount }) => sum + amount, 0)
}

const day_ms = 86_400_000

function daysUntil(today: string, days: number) {
  const last = Date.parse(today)
  return Array.from({ length: days }, (_, place) =>
    new Date(last - (days - 1 - place) * day_ms).toISOString().slice(0, 10),
  )
}
