import { z } from 'zod'
import { lanes } from '../places/lanes.ts'
import { endpoint } from '../platform/endpoint.ts'
import { money } from '../prices/money.ts'
import { timestamp } from '../platform/paging.ts'
import { eventCode } from '../parcels/step-shapes.ts'
import { officeRoles } from '../platform/roles.ts'

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
  /** Proofs answered on that day, and the seconds for which their customers waited together. */
  answers: count,
  answer_seconds: count,
  /** Shipments that arrived on that day, and those of them that needed another try; counted later than `delivered`. */
  first_tries: count,
  failed_tries: count,
})
export type DayFigures = z.input<typeof dayFigures>

const laneFigures = z.object({ lane: z.enum(figureLanes), ...figures, delivered: count, on_time: count })
export type LaneFigures = z.input<typeof laneFigures>

/** Kinds of work that wait for the office, the most urgent first. */
export const waitingKinds = [
  'doors',
  'proofs',
  'exceptions',
  'stops',
  'reports',
  'claims',
  'refunds',
  'cash',
  'applications',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

const waiting = z.object({
  proofs: count,
  cash: count,
  refunds: count,
  refund_amount: money,
  exceptions: count,
  /** Of these, parcels that nobody took at the door. Not told by a server of the version before. */
  not_delivered: count.nullable().optional(),
  /** Parcels to be fetched or brought today or earlier that no courier has taken. */
  stops: count,
  /** Reports that nobody came. */
  reports: count,
  /** Parcels whose code failed for good. */
  doors: count,
  /** Claims on which it is the office's turn, and agents who asked to be partners. */
  claims: count,
  applications: count,
} satisfies Record<WaitingKind, typeof count> & Record<string, z.ZodType>)

export type Waiting = z.input<typeof waiting>

/** The moment from which the oldest of each kind waits; null where nothing does. */
const waitingSince = z.record(z.enum(waitingKinds), timestamp.nullable())

/**
 * The same number of days right before these, in sums; null where that period was not counted from its beginning, so
 * that a young figure is not compared with half of one.
 */
const before = z.object({
  revenue: turnover.nullable(),
  orders: count.nullable(),
  delivered: count.nullable(),
  on_time: count.nullable(),
  answers: count.nullable(),
  answer_seconds: count.nullable(),
  first_tries: count.nullable(),
  failed_tries: count.nullable(),
})
export type FiguresBefore = z.input<typeof before>

/** How many parcels under way stand at a step, and how many of them are in trouble. */
const stepFigures = z.object({
  step: eventCode,
  parcels: count,
  /** Not told by a server of the version before. */
  troubled: count.optional(),
})
export type StepFigures = z.input<typeof stepFigures>

const period = z.strictObject({ days: z.enum(figurePeriods) })

export const readFigures = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/figure',
  allow: officeRoles,
  summary: 'What waits now, where parcels are, and the last days by day and by lane, with today',
  query: period,
  data: z.object({
    day_data: z.array(dayFigures),
    lane_data: z.array(laneFigures),
    before,
    step_data: z.array(stepFigures),
    waiting,
    waiting_since: waitingSince,
    counted_at: timestamp,
  }),
})

export const readWaiting = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/waiting',
  allow: officeRoles,
  summary: 'How much of each kind of work waits for the office now',
  data: waiting,
})

export const exportFigures = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/figure.csv',
  allow: officeRoles,
  gives: 'csv',
  summary: 'The last days by day, kind and lane',
  query: period,
})
