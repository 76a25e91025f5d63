import { z } from 'zod'
import { tomorrow } from './tomorrow.ts'
import { carriedTypes } from '../site/order-types.ts'
import type { partyFields } from '../orders/shipments.ts'
import { endpoint } from '../platform/endpoint.ts'
import { answerer } from '../parcels/answerers.ts'
import { modes } from '../places/zones.ts'
import { carrierRoles } from '../platform/roles.ts'
import { money } from '../prices/money.ts'
import { addOnWork } from '../parcels/add-on-work.ts'
import { routes } from '../parcels/parcel-routes.ts'
import { timestamp } from '../platform/paging.ts'
import { failureReasons, noteReasons } from '../parcels/step-reasons.ts'
import { needsMeasures, needsPicture, needsReason, needsReceiver } from '../parcels/parcel-steps.ts'
import { mayLackThem } from '../parcels/after-step.ts'
import { eventCode, macro } from '../parcels/step-shapes.ts'
import { measured, unsettledWeighings } from '../parcels/weighings.ts'

const reasons = [...new Set([...failureReasons, ...Object.values(noteReasons).flat()])]

/** What couriers do not read of whoever they come to, or read in another form. */
type NotForCouriers =
  | 'phone_country'
  | 'email'
  | 'id_number'
  | 'passport_image_id'
  | 'country_id'
  | 'region_id'
  | 'city_id'
  | 'district_id'
  | 'service_package'
  | 'visit_day'
  | 'time_slot_id'
type ForCouriers = Record<Exclude<keyof typeof partyFields, NotForCouriers>, z.ZodType> &
  Record<string, z.ZodType>

const person = z.object({
  name: z.string(),
  phone: z.string(),
  emergency_contact: z.string().nullable(),
  address: z.string(),
  /** What the customer wrote for whoever comes by. */
  note: z.string().nullable(),
  district: z.string().nullable(),
  city: z.string(),
  postal_code: z.string().nullable(),
} satisfies ForCouriers)
const end = z.object({ city: z.string(), district: z.string().nullable() })

const counter = z.object({ label: z.string(), address: z.string(), city: z.string() })

/** What was ordered for the leg at hand and the legs before it. */
const service = z.object({
  type: z.enum(['pickup', 'drop_off', 'delivery', 'self_pickup']),
  is_priority: z.boolean(),
  drop_point: counter.nullable(),
  /** Where the receiver collects it. */
  counter: counter.nullable(),
  add_ons: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      option: z.string(),
      /** When it was done; null while it is still to be done. */
      done_at: timestamp.nullable(),
      evidence_id: z.string().nullable(),
    }),
  ),
  /** What was declared to be inside: some goods may not fly, or need asking first. */
  item_type: z.string().nullable(),
})

/** A parcel as whoever works on it must know it. */
export const carried = z.object({
  order_id: z.string(),
  tracking_number: z.string(),
  type: z.enum(carriedTypes),
  code: eventCode,
  /** Where it stands, whatever was noted since. Lists that a device kept from an older version do not have it. */
  step: eventCode.optional(),
  macro,
  route: z.enum(routes),
  next: z.array(eventCode),
  /** That of its newest label; older ones are void. */
  label_edition: z.int(),
  is_mine: z.boolean(),
  /** In hands other than the worker's own or a colleague's at the same counter. */
  is_held: z.boolean(),
  /** People and streets are shown: to whoever carries it, has its hand-over open, or works at the counter where it lies. */
  is_open: z.boolean(),
  /** A stop that is due and that nobody has taken: whoever takes it sees the rest. */
  may_take: z.boolean(),
  mode: z.enum(modes).nullable(),
  weight: z.number().nullable(),
  box_label: z.string().nullable(),
  /** How many of them, in the parcel of a box order: whoever takes the stop needs room for all. */
  boxes: z.int().nullable(),
  /** The weighed difference is not settled with the sender: the parcel stays at its origin. */
  weighing: z.enum(unsettledWeighings).nullable(),
  /** What the scale and the tape said last. */
  measured: z.object({ weight: z.number(), length: z.int(), width: z.int(), height: z.int() }).nullable(),
  /** Steps that are usually taken once, and were. */
  passed: z.array(eventCode),
  /** The receiver comes to a counter for it; nobody brings it. */
  is_collected: z.boolean(),
  /** Its sender brings it to this counter; nobody fetches it. */
  brought_to: z.string().nullable(),
  has_open_work: z.boolean(),
  /** A difference in weight that the sender pays in cash. */
  cash_due: money.nullable(),
  /** What its sender is asked to pay after a weighing. Lists that a device kept from an older version do not have it. */
  difference_due: money.nullable().optional(),
  /** Its sender may agree to the difference at the counter of whoever asks, which takes cash. Older lists do not have it. */
  may_pay_here: z.boolean().nullable().optional(),
  /** Its payment, for whoever may take the cash: the office, and agents of the counter where it is to be paid. */
  cash_payment_id: z.string().nullable(),
  /** What was noted on the way, the newest first. */
  notes: z.array(z.object({ code: eventCode, reason: z.string().nullable(), at: timestamp })),
  /** The receiver's code is asked for at the door. */
  needs_door_code: z.boolean(),
  /** What was reported about the last attempt, and by whom. */
  answer: z.object({ words: z.string().nullable(), said_by: answerer, at: timestamp }).nullable(),
  /** An official box with a voucher that is still to be confirmed by its serial. */
  awaits_box: z.boolean(),
  from: end.nullable(),
  to: end,
  /** Whose appointment and service are at hand. */
  leg: z.enum(['sender', 'receiver']),
  sender: person.nullable(),
  receiver: person.nullable(),
  service: service.nullable(),
  visit_day: z.string().nullable(),
  /** By the clock of the place. */
  due: z.enum(['overdue', 'today', 'later']).nullable(),
  visit_from: z.string().nullable(),
  visit_to: z.string().nullable(),
  slot_ends_at: timestamp.nullable(),
  changed_at: timestamp,
  /** For whoever works at a counter: since when it lies there as it does. Lists that a device kept from an older version do not have it. */
  here_since: timestamp.nullable().optional(),
})
export type CarriedParcel = z.input<typeof carried>

export const listMyParcels = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/parcel',
  allow: carrierRoles,
  summary: 'What I have in hand, and what is to be fetched today',
  data: z.object({
    parcel_data: z.array(carried),
    /** Stops of today that I have behind me. */
    done_today: z.int(),
    /** Stops of tomorrow, in my hands or in nobody's in my area, once nothing of today is left to take; a counter has none. */
    tomorrow: tomorrow.nullable(),
  }),
})

export const readCarried = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/parcel/:number',
  allow: carrierRoles,
  summary: 'One parcel with the steps that may come next',
  refuses: ['order_unpaid'],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  data: z.object({ parcel: carried }),
})

export const printWorkLabel = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/parcel/:number/label',
  allow: carrierRoles,
  gives: 'pdf',
  summary: 'The label of a parcel, for whoever carries it or has it at their counter',
  params: z.strictObject({ number: z.string().min(1).max(60) }),
})

export const scan = z
  .strictObject({
    /** Made by the device for every scan: the same one sent twice counts once. */
    scan_id: z.uuid(),
    code: eventCode,
    /** When it happened by the clock of the device. */
    device_at: timestamp,
    reason: z.union([z.enum(reasons), z.literal('')]),
    /** Who received it, for steps that hand it over. */
    received_by: z.string().trim().max(120, 'error.too_long'),
    evidence_id: z.union([z.uuid(), z.literal('')]),
    /** What the scale and the tape say, for steps that weigh. */
    measured: measured.optional(),
    /** What the receiver says at the door, for parcels that ask for it. */
    door_code: z
      .string()
      .regex(/^\d{6}$/, 'error.code_invalid')
      .optional(),
  })
  .refine(({ code, reason }) => !needsReason(code) || mayLackThem(code) || reason !== '', {
    path: ['reason'],
    error: 'error.reason_required',
  })
  .refine(({ code, evidence_id }) => !needsPicture(code) || mayLackThem(code) || evidence_id !== '', {
    path: ['evidence_id'],
    error: 'error.picture_missing',
  })
  .refine(({ code, measured }) => !needsMeasures(code) || measured !== undefined, {
    path: ['measured'],
    error: 'error.measures_required',
  })
  .refine(({ code, received_by }) => !needsReceiver(code) || received_by !== '', {
    path: ['received_by'],
    error: 'error.received_by_required',
  })

export const scanParcel = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/parcel/:number/scan',
  allow: carrierRoles,
  idempotency: 'required',
  summary: 'What just happened to a parcel; legal steps only',
  refuses: [
    'difference_being_paid',
    'door_code_locked',
    'door_code_wrong',
    'forbidden',
    'held_by_another',
    'own_order',
    'return_fee_unpaid',
    'sender_not_agreed',
    'step_not_legal',
    'work_open',
  ],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  body: scan,
  data: z.object({ parcel: carried }),
})

export const sendEvidence = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/evidence',
  allow: carrierRoles,
  idempotency: 'required',
  takes: 'picture',
  summary: 'A picture that shows what happened to one parcel, and can be used for no other',
  refuses: ['not_found', 'own_order'],
  query: z.strictObject({ number: z.string().min(1).max(60) }),
  data: z.object({ evidence_id: z.string() }),
})

export const tickAddOn = endpoint({
  areas: ['staff'],
  method: 'PUT',
  path: '/parcel/:number/add-on/:name',
  allow: carrierRoles,
  summary: 'Work that was ordered is done, or was ticked by mistake; until the parcel leaves its origin',
  refuses: ['held_by_another', 'own_order', 'work_is_over'],
  params: z.strictObject({ number: z.string().min(1).max(60), name: z.enum(addOnWork) }),
  body: z.strictObject({ is_done: z.boolean(), evidence_id: z.union([z.uuid(), z.literal('')]) }),
  data: z.object({ parcel: carried }),
})

export const confirmBox = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/parcel/:number/box',
  allow: carrierRoles,
  idempotency: 'required',
  summary:
    'The official box of this parcel was seen, by the serial on its sticker; its voucher can be refunded',
  refuses: ['box_not_handed_over', 'box_not_of_this_parcel', 'own_order', 'voucher_not_attached'],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  body: z.strictObject({ serial: z.string().trim().min(1, 'error.required').max(40, 'error.too_long') }),
  data: z.object({ serial: z.string(), value: money }),
})
