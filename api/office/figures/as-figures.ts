import type { z } from 'zod'
import { figureLanes, type readFigures } from '#contract/office/figures.ts'
import { orderRules, type CarriedType } from '#contract/site/order-types.ts'

type Figure =
  | 'orders'
  | 'lapsed'
  | 'revenue'
  | 'unique_sen'
  | 'delivered'
  | 'on_time'
  | 'answers'
  | 'answer_s'
  | 'first_tries'
  | 'failed_tries'

export interface Sum {
  /** One of the two is there: sums of a day, or of a lane. Neither is in those of the period before. */
  day: string | null
  lane: string | null
  figure: Figure
  kind: CarriedType
  /** Of the days asked for. */
  amount: number
  amount_before: number
  /** The first of all days that it was counted on. */
  first_day: string
}

/** Shipments or boxes, as the two lists of a customer have them. */
type Shown = (typeof orderRules)[CarriedType]['listedAs']

type Figures = z.output<typeof readFigures.data>

/** Every day has its place, also one on which nothing happened. */
export function asFigures(sums: readonly Sum[], today: string, days: number) {
  const byPlace = Map.groupBy(sums, ({ day, lane }) => day ?? lane ?? '')
  const first = daysBefore(today, days - 1)
  return {
    day_data: daysUntil(today, days).map((day) => ofDay(day, byPlace.get(day) ?? [])),
    lane_data: figureLanes.flatMap((lane) => {
      const own = byPlace.get(lane)
      return own?.some(({ amount }) => amount !== 0) ? [ofLane(lane, own)] : []
    }),
    before: ofBefore(sums, first, days),
  }
}

function ofDay(day: string, sums: Sum[]): Figures['day_data'][number] {
  const of = (figure: Figure, shown?: Shown) => total(sums, figure, shown)
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
    answers: of('answers'),
    answer_seconds: of('answer_s'),
    first_tries: of('first_tries'),
    failed_tries: of('failed_tries'),
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

/** The sums of the period before, as far as it was counted: nobody compares with a part of one. */
function ofBefore(sums: readonly Sum[], first: string, days: number): Figures['before'] {
  const latest = daysBefore(first, days - Math.floor(days / 4))
  const earlier = sums.filter(({ day, lane }) => day === null && lane === null)
  const of = (figure: Figure, counted: Figure = figure, shown?: Shown) => {
    const isWhole = earlier.some((sum) => sum.figure === counted && sum.first_day <= latest)
    return isWhole ? total(earlier, figure, shown, 'amount_before') : null
  }
  return {
    revenue: of('revenue'),
    orders: of('orders'),
    delivered: of('delivered', 'delivered', 'shipment'),
    on_time: of('on_time', 'delivered'),
    answers: of('answers'),
    answer_seconds: of('answer_s', 'answers'),
    first_tries: of('first_tries'),
    failed_tries: of('failed_tries', 'first_tries'),
  }
}

function total(
  sums: readonly Sum[],
  figure: Figure,
  shown?: Shown,
  column: 'amount' | 'amount_before' = 'amount',
) {
  return sums
    .filter(
      (sum) => sum.figure === figure && (shown === undefined || orderRules[sum.kind].listedAs === shown),
    )
    .reduce((all, sum) => all + sum[column], 0)
}

const day_ms = 86_400_000

function daysUntil(today: string, days: number) {
  return Array.from({ length: days }, (_, place) => daysBefore(today, days - 1 - place))
}

function daysBefore(day: string, days: number) {
  return new Date(Date.parse(day) - days * day_ms).toISOString().slice(0, 10)
}
