import { z } from 'zod'
import { calendarDate } from '../platform/calendar-date.ts'
import { countryCode } from '../places/geography.ts'
import { endpoint } from '../platform/endpoint.ts'
import { assignedRoles, carrierRoles, officeRoles, roles } from '../platform/roles.ts'
import { parcelPlaces } from './parcel-places.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { priceAfterWeighing } from '../parcels/weighings.ts'
import { isNote } from '../parcels/parcel-steps.ts'
import { carried, scan } from '../courier/scans.ts'
import { eventCode, macro } from '../parcels/step-shapes.ts'
import { parties, receiverServices, senderServices } from '../orders/shipments.ts'
import { orderTypes } from '../site/order-types.ts'
import { readTransaction } from '../orders/transactions.ts'
import { lanes } from '../places/lanes.ts'
import { mode } from '../places/zone-shapes.ts'

/** How long nothing has happened to a parcel, in days. */
export const parcelAges = ['1', '3', '7', '14', '30'] as const

export const parcelFilters = z.strictObject({
  /** Where it stands; without it, all that are under way. */
  state: z.enum([...macro.options, 'all']).optional(),
  lane: z.enum(lanes).optional(),
  mode: mode.optional(),
  age: z.enum(parcelAges).optional(),
  holder: z.union([z.uuid(), z.literal('nobody')]).optional(),
  customer: z.uuid().optional(),
  /** Where the leg at hand begins or ends. */
  region: z.string().min(1).max(16).optional(),
  /** The day of the appointment at hand. */
  day: calendarDate('error.date_required').optional(),
  service: z.enum([...senderServices, ...receiverServices]).optional(),
  /** The counter to which its sender brings it. */
  counter: z.uuid().optional(),
  /** Somebody is at a door, and only the office can allow the hand-over now. */
  door: z.literal('asked').optional(),
  /** To be fetched or brought today or earlier, and taken by nobody. */
  stop: z.literal('due').optional(),
  /** Where it is, as the first page counts them. */
  place: z.enum(parcelPlaces).optional(),
})

const parcelInList = z.object({
  id: z.string(),
  tracking_number: z.string(),
  type: z.enum(orderTypes),
  code: eventCode,
  macro,
  in_trouble: z.boolean(),
  lane: z.enum(lanes).nullable(),
  mode: mode.nullable(),
  from_city: z.string().nullable(),
  to_city: z.string().nullable(),
  holder_id: z.string().nullable(),
  holder_name: z.string().nullable(),
  visit_day: z.string().nullable(),
  visit_from: z.string().nullable(),
  visit_to: z.string().nullable(),
  /** Where it waits, or is brought or collected. Not told by a server of the version before, as the next. */
  counter: z.string().nullable().optional(),
  /** While it waits to be collected: the last day on which that costs nothing. */
  free_until: z.string().nullable().optional(),
  weight: z.number().nullable(),
  /** Of the leg at hand. */
  is_priority: z.boolean(),
  /** Add-ons that nobody has ticked off yet. */
  to_do: z.array(z.string()),
  arrives_to: z.string().nullable(),
  is_late: z.boolean(),
  changed_at: timestamp,
})
export type ParcelInList = z.input<typeof parcelInList>

export const listParcels = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel',
  allow: officeRoles,
  summary: 'Parcels, those in trouble first, then what changed last',
  query: z.strictObject({ ...pageQuery.shape, ...parcelFilters.shape }),
  data: z.object({ parcel_data: z.array(parcelInList), next_cursor: nextCursor }),
})

export const exportParcels = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel.csv',
  allow: officeRoles,
  gives: 'csv',
  summary: 'The same parcels as a table, at most 100,000 of them',
  query: parcelFilters,
})

export const exportOrders = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/order.csv',
  allow: officeRoles,
  gives: 'csv',
  summary: 'Orders of some days as a table, at most 100,000 of them; no personal data',
  query: z
    .strictObject({ from: calendarDate('error.date_required'), to: calendarDate('error.date_required') })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'error.invalid' }),
})

const carrier = z.object({ id: z.string(), name: z.string(), role: z.enum(assignedRoles) })
/** Somebody of the office may have it in hand, too, though nobody assigns it to them. */
const holder = z.object({ ...carrier.shape, role: z.enum(carrierRoles) })

const parcelEvent = z.object({
  id: z.string(),
  seq: z.int(),
  code: eventCode,
  macro,
  city: z.string().nullable(),
  country_id: countryCode.nullable(),
  /** Whose clock tells the time. */
  region_id: z.string().nullable(),
  reason: z.string().nullable(),
  received_by: z.string().nullable(),
  /** For a correction: the step the parcel was put back to. */
  step: eventCode.nullable(),
  actor_name: z.string().nullable(),
  actor_role: z.enum(roles).nullable(),
  evidence_id: z.string().nullable(),
  /** By the clock of the device, and by ours. */
  device_at: timestamp.nullable(),
  at: timestamp,
})
export type ParcelEvent = z.input<typeof parcelEvent>

/** An appointment that was moved by the private link of one side. */
const visitMove = z.object({
  party: z.enum(parties),
  visit_day: z.string(),
  visit_from: z.string().nullable(),
  visit_to: z.string().nullable(),
  at: timestamp,
})
export type VisitMove = z.input<typeof visitMove>

const parcel = z.object({
  code: eventCode,
  macro,
  step: eventCode,
  last_seq: z.int(),
  next: z.array(eventCode),
  /** Steps it has been at and can be put back to. */
  back_to: z.array(eventCode),
  holder: holder.nullable(),
  /** Its code failed for good: only the office can let it be given. */
  is_door_asked: z.boolean(),
  manifest: z.object({ id: z.string(), from_place: z.string(), to_place: z.string() }).nullable(),
  /** The same that its courier sees. */
  work: carried,
  events: z.array(parcelEvent),
  /** The newest first. Not told by a server of the version before. */
  visit_moves: z.array(visitMove).optional(),
})
export type OfficeParcel = z.input<typeof parcel>

const number = z.strictObject({ number: z.string().min(1).max(60) })

export const readOrder = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel/:number',
  allow: officeRoles,
  summary: 'One order with everything about it; its parcel once it is paid',
  params: number,
  data: z.object({
    transaction: readTransaction.data.shape.transaction,
    customer: z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    is_own: z.boolean(),
    /** Under it lies the proof; that of the batch, where one paid for many. */
    payment_id: z.string(),
    /** Not told by a server of the version before. */
    weighing: priceAfterWeighing.nullable().optional(),
    parcel: parcel.nullable(),
  }),
})
export type OfficeOrder = z.input<typeof readOrder.data>

/** The office says why it notes a delay, a damage or a loss. */
export const officeStep = scan.refine(({ code, reason }) => !isNote(code) || reason !== '', {
  path: ['reason'],
  error: 'error.reason_required',
})

export const addStep = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/step',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'A legal step or a note by the office; whoever has the parcel in hand keeps it',
  refuses: [
    'difference_being_paid',
    'door_code_locked',
    'door_code_wrong',
    'held_by_another',
    'own_order',
    'return_fee_unpaid',
    'sender_not_agreed',
    'step_not_legal',
    'work_open',
  ],
  params: number,
  body: officeStep,
})

export const correctionReasons = ['wrong_parcel', 'wrong_step', 'not_true', 'other'] as const

export const correctParcel = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/office/parcel/:number/correction',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'A wrong step of a parcel is taken back by a new event',
  refuses: ['newer_event', 'own_order', 'sender_not_agreed', 'step_not_legal'],
  params: number,
  body: z.strictObject({
    step: eventCode,
    reason: z.enum(correctionReasons, 'error.reason_required'),
    /** The last event that was looked at; a newer one must be looked at first. */
    last_seq: z.int32(),
  }),
})

export const assignParcel = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/office/parcel/:number/holder',
  allow: officeRoles,
  summary: 'Give a parcel to a courier or an agent, or to nobody',
  refuses: ['brought_by_sender', 'holder_changed', 'own_order', 'parcel_is_over'],
  params: number,
  /** Who had it when that was decided. */
  body: z.strictObject({ holder_id: z.uuid().nullable(), was: z.uuid().nullable() }),
})

/** So many are given away at once. */
export const mostAssigned = 200

export const assignParcels = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/office/holder',
  allow: officeRoles,
  largestBody_KiB: 64,
  mostEntries: 1000,
  summary: 'Give many parcels to one courier or agent; each that cannot be given says why',
  body: z.strictObject({
    holder_id: z.uuid().nullable(),
    parcels: z
      .array(z.strictObject({ number: z.string().min(1).max(60), was: z.uuid().nullable() }))
      .min(1, 'error.parcels_required')
      .max(mostAssigned, 'error.too_many_parcels'),
  }),
  data: z.object({
    given: z.int(),
    refused: z.array(
      z.object({
        tracking_number: z.string(),
        why: z.enum(['brought_by_sender', 'holder_changed', 'own_order', 'parcel_is_over', 'not_found']),
      }),
    ),
  }),
})

export const listCarriers = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/carrier',
  allow: officeRoles,
  summary: 'Couriers and agents a parcel can be given to',
  query: z.strictObject({ number: z.string().max(60).optional() }),
  data: z.object({
    carrier_data: z.array(
      z.object({
        ...carrier.shape,
        /** What they carry now. */
        parcels: z.int(),
        /** Their areas or their counter, for whoever chooses. */
        works_at: z.string().nullable(),
        /** Known to work in another place than the parcel that was asked about. */
        is_beyond: z.boolean().nullable().optional(),
      }),
    ),
  }),
})
