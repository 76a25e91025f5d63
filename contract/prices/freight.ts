import { line, type PricedLine } from './priced-line.ts'
import { pairIn, type RateCard } from './rate-card.ts'
import { laneOf, type Lane } from '../places/lanes.ts'
import { isCounted, zones, type Mode, type Zone } from '../places/zones.ts'

export interface Journey {
  from: Zone
  to: Zone
  mode: Mode
}

/** Working days under way, from the day the parcel is handed over. */
export interface Days {
  min: number
  max: number
}

/** How each lane counts kilograms and days; the rate card has its prices in that shape. */
interface LaneRule {
  freight: (card: RateCard, journey: Journey, kg: number) => PricedLine[]
  days: (card: RateCard, journey: Journey) => Days
}

export function freightLines(card: RateCard, journey: Journey, kg: number): PricedLine[] {
  return ruleOf(journey).freight(card, journey, kg)
}

export function typicalDays(card: RateCard, journey: Journey): Days {
  return ruleOf(journey).days(card, journey)
}

function ruleOf({ from, to }: Journey): LaneRule {
  return laneRules[laneOf(from, to)]
}

const acrossTheBorder = { days: daysAcross } as const
const laneRules = {
  domestic_MY: {
    freight: firstAndFurther,
    days: (card, journey) => daysFrom(malaysianPair(card, journey).slice(2)),
  },
  domestic_ID: {
    freight: perKilogram,
    days: (card, journey) => daysFrom(indonesianPair(card, journey).slice(1)),
  },
  'MY-ID': {
    ...acrossTheBorder,
    freight: (card, journey, kg) =>
      tieredLines(card, journey, card.international['MY-ID'][journey.mode].tiers, kg),
  },
  'ID-MY': {
    ...acrossTheBorder,
    freight: (card, journey, kg) =>
      tieredLines(card, journey, card.international['ID-MY'][journey.mode].tiers, kg),
  },
} as const satisfies Record<Lane, LaneRule>

function firstAndFurther(card: RateCard, journey: Journey, kg: number) {
  const [first, further] = malaysianPair(card, journey)
  const included = card.weight[journey.mode].min_kg
  const beyond = Math.max(0, kg - included)
  const start = line('freight_first', first, { kg: included })
  return beyond === 0
    ? [start]
    : [start, line('freight_further', further * beyond, { kg: beyond, per_kg_sen: further })]
}

function perKilogram(card: RateCard, journey: Journey, kg: number) {
  const [per_kg_sen] = indonesianPair(card, journey)
  return [line('freight_per_kg', per_kg_sen * kg, { kg, per_kg_sen })]
}

/** A tier never costs more than the next one at its smallest weight: whoever is close to it pays that. */
function tieredLines(
  { international }: RateCard,
  { from, to, mode }: Journey,
  tiers: RateCard['international']['MY-ID']['air']['tiers'],
  kg: number,
): PricedLine[] {
  const add = international.zone_add[mode][from] + international.zone_add[mode][to]
  const offers = tiers
    .map(([end, per_kg_sen], index) => ({
      end: end ?? Number.POSITIVE_INFINITY,
      per_kg_sen,
      as_kg: Math.max(kg, (tiers[index - 1]?.[0] ?? 0) + 1),
    }))
    .filter(({ end }) => end >= kg)
  const [best] = offers.toSorted((a, b) => a.as_kg * (a.per_kg_sen + add) - b.as_kg * (b.per_kg_sen + add))
  if (!best) throw new Error(`No tier of the rate card takes ${kg} kg`)
  const { as_kg, per_kg_sen } = best
  return [
    as_kg === kg
      ? line('freight_per_kg', kg * per_kg_sen, { kg, per_kg_sen })
      : line('freight_next_tier', as_kg * per_kg_sen, { kg, as_kg, per_kg_sen }),
    ...(add > 0 ? [line('zone_add', as_kg * add, { kg: as_kg, per_kg_sen: add })] : []),
    line('document_fee', international.document_fee),
  ]
}

function daysAcross({ international: { days } }: RateCard, { from, to, mode }: Journey) {
  const [low, high] = days.cap
  const extra = zones[from].isBorneo || zones[to].isBorneo ? days.borneo_extra_days : 0
  const counted = [from, to].find(isCounted)
  if (counted === undefined) throw new Error(`No days from ${from} to ${to}`)
  return daysFrom(days[mode][counted].map((count) => Math.min(high, Math.max(low, count + extra))))
}

function daysFrom([min = 1, max = min]: number[]): Days {
  return { min, max }
}

function malaysianPair({ domestic_MY }: RateCard, { from, to, mode }: Journey) {
  return found(pairIn(domestic_MY[mode].pairs, from, to))
}

function indonesianPair({ domestic_ID }: RateCard, { from, to, mode }: Journey) {
  return found(pairIn(domestic_ID[mode].pairs, from, to))
}

/** The schema of the card has looked already; this only tells the types so. */
function found<Row>(row: Row | undefined) {
  if (row === undefined) throw new Error('The rate card lacks a pair of zones')
  return row
}
