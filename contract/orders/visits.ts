import { z } from 'zod'
import { calendarDate } from '../platform/calendar-date.ts'
import { endpoint } from '../platform/endpoint.ts'
import { parties, receiverServices, senderServices } from './shipments.ts'

/** So often an appointment is moved by link. */
export const mostVisitMoves = 3

/** Why an appointment can no longer be moved. */
export const visitObstacles = [
  'visit_not_paid',
  'visit_under_way',
  'visit_passed',
  'visit_at_counter',
  'visit_done',
  'visit_moves_used',
] as const

const service = z.enum([...senderServices, ...receiverServices])
const counter = z.object({ id: z.string(), label: z.string(), address: z.string(), city: z.string() })

/** What its holder needs to know, and nothing of the other side. */
const visit = z.object({
  party: z.enum(parties),
  service_type: service,
  /** Null while there is no appointment. */
  visit_day: z.string().nullable(),
  time_slot_id: z.string().nullable(),
  visit_from: z.string().nullable(),
  visit_to: z.string().nullable(),
  region_id: z.string(),
  counter: counter.nullable(),
  /** Where a sender brings it. */
  drop_point: counter.nullable().optional(),
  moves_left: z.int(),
  obstacle: z.enum(visitObstacles).nullable(),
  /** The days to choose from, if they are open. */
  first_day: z.string(),
  last_day: z.string(),
  /** Of a receiver: it is given only against a code, which its sender knows. */
  asks_code: z.boolean(),
  /** Where a receiver may collect instead. */
  counters: z.array(counter),
})
export type Visit = z.input<typeof visit>

const params = z.strictObject({ number: z.string().min(1).max(60) })
const visit_key = z.string().min(1).max(60)

export const showVisit = endpoint({
  areas: ['public', 'user'],
  method: 'POST',
  path: '/tracking/:number/visit',
  allow: 'anyone',
  mayAskProof: true,
  summary: 'The appointment of whoever has its private link; creates nothing',
  params,
  body: z.strictObject({ visit_key }),
  data: z.object({ visit }),
})

export const visitChoice = z.strictObject({
  visit_day: z.string().min(1, 'error.date_required').pipe(calendarDate('error.date_required')),
  time_slot_id: z.string().min(1, 'error.slot_required').max(20, 'error.invalid'),
  service_type: service,
  /** Where a receiver collects; '' for everybody else. */
  counter_id: z.union([z.uuid(), z.literal('')], 'error.collection_counter_required'),
})
export type VisitChoice = z.input<typeof visitChoice>

export const moveVisit = endpoint({
  areas: ['public', 'user'],
  method: 'POST',
  path: '/tracking/:number/another-day',
  allow: 'anyone',
  mayAskProof: true,
  idempotency: 'required',
  summary:
    'Move an appointment by its private link; a receiver may also collect at a counter, or have it brought again',
  refuses: ['slot_full', 'visit_changed', ...visitObstacles],
  params,
  body: z.strictObject({
    visit_key,
    ...visitChoice.shape,
    /** The appointment that was shown, '' where there was none: of two who move it at once, the second is told. */
    seen_day: z.string().max(10),
    /** How often it could still be moved then: another part of the same day is another appointment too. */
    seen_moves_left: z.int().min(0, 'error.invalid').max(mostVisitMoves, 'error.invalid').optional(),
  }),
  data: z.object({ visit }),
})

export const readVisitKeys = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/visit-key',
  allow: 'signed_in',
  summary: 'The private links with which sender and receiver, or the buyer of boxes, move their appointments',
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({
    /** Null for boxes, which have no sender to go to, and once the parcel has left its sender. */
    sender_key: z.string().nullable(),
    receiver_key: z.string(),
  }),
})
