import { z } from 'zod'
import { shownCancellation } from './cancellations.ts'
import { shownChange } from './order-changes.ts'
import { shownFee } from './fees.ts'
import { endpoint } from '../platform/endpoint.ts'
import { money } from '../prices/money.ts'
import { carriedTypes, orderTypes } from '../site/order-types.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { paymentOf, paymentStatus } from '../money/payments.ts'
import { shownShipment } from './shown-shipment.ts'
import { eventCode, macro } from '../parcels/step-shapes.ts'
import { boxServices } from '../parcels/box-services.ts'
import { mode } from '../places/zone-shapes.ts'

/** Under way is what waits for somebody or moves; ended is what brings nothing any more, without having arrived. */
export const transactionStages = ['under_way', 'arrived', 'ended'] as const

/** The shipment whose difference this is. */
const concerns = z.object({ id: z.string(), tracking_number: z.string() }).nullable()

/** Where the parcel is, from the payment on. */
const parcelNow = z.object({ code: eventCode, macro, is_late: z.boolean() }).nullable()

const parcelState = z.object({ macro: macro.nullable(), count: z.int() })

/** How many shipments a batch has, and where they are; without a state until it is paid. */
const batch = z.object({ parcels: z.int(), states: z.array(parcelState) }).nullable()

const inList = z.object({
  id: z.string(),
  tracking_number: z.string(),
  type: z.enum(orderTypes),
  concerns,
  batch,
  status: paymentStatus,
  amount: money,
  created_at: timestamp,
  deadline_at: timestamp,
  /** A proof was refused and another one is awaited. */
  is_rejected: z.boolean(),
  /** The parcel is heavier than declared and waits for what its sender says. */
  awaits_answer: z.boolean(),
  /** What it costs more by the scale, while its sender is asked. */
  difference: money.nullable().optional(),
  box_label: z.string().nullable(),
  quantity: z.int().nullable(),
  /** Shipments only. */
  mode: mode.nullable(),
  origin: z.string().nullable(),
  destination: z.string().nullable(),
  receiver: z.string().nullable(),
  /** Where it begins: its clock counts. Null for what has no place of its own. */
  region_id: z.string().nullable(),
  /** Its sender brings it to a counter instead of having it fetched. */
  is_brought: z.boolean().nullable(),
  /** The day its receiver booked while it is ahead, otherwise the last promised one; of boxes that of the visit. */
  promised: z.string().nullable(),
  /** When the parcel came to where it is. */
  since: timestamp.nullable(),
  parcel: parcelNow,
})
export type TransactionInList = z.input<typeof inList>

export const listTransactions = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction',
  allow: 'signed_in',
  scope: 'track',
  summary: 'My transactions of one type, newest first',
  query: z.strictObject({
    ...pageQuery.shape,
    /** Left out: the type with something to pay, else under way, else of the newest order; the answer names it. */
    type: z.enum(carriedTypes).optional(),
    stage: z.enum(transactionStages).optional(),
  }),
  data: z.object({
    type: z.enum(carriedTypes),
    transaction_data: z.array(inList),
    next_cursor: nextCursor,
    /** How many of this type there are in each stage; told with the first page of one of them. */
    stages: z.record(z.enum(transactionStages), z.int()).nullable(),
    /** How many of the other type are under way; told with them. */
    under_way_elsewhere: z.int().nullable().optional(),
  }),
})

const line = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  quantity: z.int(),
  unit_price: money,
  amount: money,
})

const boxPurchase = z.object({
  box_label: z.string(),
  length: z.int(),
  width: z.int(),
  height: z.int(),
  quantity: z.int(),
  /** Of these, boxes that were cancelled one by one. */
  cancelled: z.int(),
  cancelled_serials: z.array(z.string()),
  price: money,
  deposit: money,
  service_id: z.string(),
  service_label: z.string(),
  service: z.enum(boxServices),
  /** Where they lie, once they can be collected. */
  counter: z.object({ label: z.string(), address: z.string() }).nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  country_label: z.string(),
  region_id: z.string(),
  region_label: z.string(),
  city_label: z.string(),
  district_label: z.string().nullable(),
  visit_day: z.string().nullable(),
  visit_from: z.string().nullable(),
  visit_to: z.string().nullable(),
})

const transaction = z.object({
  id: z.string(),
  tracking_number: z.string(),
  type: z.enum(orderTypes),
  concerns,
  /** The customer's own name for it. */
  reference: z.string().nullable(),
  batch,
  /** The batch whose payment pays for this shipment. */
  paid_with: z.object({ id: z.string(), tracking_number: z.string() }).nullable(),
  created_at: timestamp,
  /** When its money was approved, or counted at a counter. */
  paid_at: timestamp.nullable(),
  /** The clock of the database: countdowns run by it, not by the device. */
  now: timestamp,
  total: money,
  ...paymentOf,
  /** What the QR code says: with amount and order number where the account's code allows it. */
  qr_text: z.string().nullable(),
  /** The amount is inside the code; otherwise it must be typed in. */
  qr_has_amount: z.boolean(),
  /** QRIS asks in rupiah. */
  qr_rupiah: z.int().nullable(),
  account_url: z.string(),
  has_proof: z.boolean(),
  /** What came of the amount so far, where the office has seen that it is not all. Not told by a server of the version before. */
  came: money.nullable().optional(),
  /** Its owner asked for its end while the proof was checked. Not told by a server of the version before. */
  cancel_wished_at: timestamp.nullable().optional(),
  /** That it ended by the office or after its payment, why, and what comes back. */
  cancellation: shownCancellation.nullable(),
  /** What is asked for it afterwards. */
  fees: z.array(shownFee),
  /** What was changed since it was placed, the newest first. */
  changes: z.array(shownChange),
  /** Transfers that came too late or for another amount, and go back. */
  late_transfers: z.array(z.object({ amount: money, at: timestamp, is_paid_back: z.boolean() })),
  lines: z.array(line),
  box_purchase: boxPurchase.nullable(),
  shipment: shownShipment.nullable(),
  parcel: parcelNow,
})
export type Transaction = z.input<typeof transaction>

const oneTransaction = z.strictObject({ id: z.uuid() })

export const readTransaction = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id',
  allow: 'signed_in',
  scope: 'track',
  summary: 'One of my transactions with all it holds',
  params: oneTransaction,
  data: z.object({ transaction }),
})

const changed = z.object({ id: z.string(), status: paymentStatus })

export const sendProof = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/:id/proof',
  allow: 'signed_in',
  idempotency: 'required',
  takes: 'picture',
  summary: 'Send a picture that shows the payment; until somebody has decided, a newer one takes its place',
  refuses: ['paid_with_batch', 'payable_stays', 'payment_expired', 'payment_not_awaiting_payment'],
  params: oneTransaction,
  data: changed,
})

export const showOwnProof = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/proof',
  allow: 'signed_in',
  gives: 'picture',
  summary: 'The picture I sent last',
  params: oneTransaction,
})

export const printReceipt = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/receipt',
  allow: 'signed_in',
  scope: 'documents',
  gives: 'pdf',
  summary: 'The receipt of a paid transaction',
  params: oneTransaction,
})

const paperKinds = ['label', 'cn22', 'cn23', 'invoice'] as const

export const printPaper = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/paper/:kind',
  allow: 'signed_in',
  scope: 'documents',
  gives: 'pdf',
  summary: 'A paper of a paid shipment: label, customs declaration or pro-forma invoice, where it belongs',
  params: z.strictObject({ id: z.uuid(), kind: z.enum(paperKinds) }),
})

const parcelOfBatch = z.object({
  id: z.string(),
  tracking_number: z.string(),
  reference: z.string().nullable(),
  receiver: z.string().nullable(),
  destination: z.string(),
  mode,
  amount: money,
  macro: macro.nullable(),
})
export type ParcelOfBatch = z.input<typeof parcelOfBatch>

export const listParcelsOfBatch = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/parcel',
  allow: 'signed_in',
  scope: 'track',
  summary: 'The shipments of a batch in the order of its list, each with where it is',
  params: oneTransaction,
  query: pageQuery,
  data: z.object({ parcel_data: z.array(parcelOfBatch), next_cursor: nextCursor }),
})

export const labelsPerFile = 250
const part = z.codec(z.string().regex(/^\d{1,3}$/), z.int().min(1), { decode: Number, encode: String })

export const printLabels = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/transaction/:id/labels',
  allow: 'signed_in',
  scope: 'documents',
  gives: 'pdf',
  summary: 'The labels of a paid batch, a page each, 250 in one file',
  params: oneTransaction,
  query: z.strictObject({ part: part.optional() }),
})
