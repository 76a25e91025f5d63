import { z } from 'zod'
import { bulkColumns } from './bulk-columns.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paymentTypes } from '../site/payment-types.ts'
import { money } from '../prices/money.ts'
import { mode } from '../places/zone-shapes.ts'

export const mostBulkRows = 10_000
export const largestBulkFile_MB = 4
export const largestBulkFile_bytes = largestBulkFile_MB * 1024 * 1024
/** Of rows in one call of a program. */
const mostRowsOfCall = 500
/** More mistakes than anybody reads at once are only counted. */
export const mostBulkErrors = 2000

const rowError = z.object({
  /** As a spreadsheet counts: the line with the names of the columns is row 1. */
  row: z.int(),
  /** As the sender calls it; empty where the file does not say. */
  reference: z.string(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
})
export type BulkError = z.infer<typeof rowError>

const known = z.object({ row: z.int(), reference: z.string(), id: z.string(), tracking_number: z.string() })

const checked = z.object({
  rows: z.int(),
  /** Rows that can be ordered now, and what they cost. */
  parcels: z.int(),
  total: money,
  lanes: z.array(z.object({ lane: z.string(), mode, parcels: z.int(), amount: money })),
  wrong_rows: z.int(),
  error_count: z.int(),
  errors: z.array(rowError),
  known_rows: z.int(),
  /** Rows whose reference was ordered before; they are never ordered twice. */
  known: z.array(known),
})
export type CheckedBulk = z.input<typeof checked>

const moneyText = z.codec(z.string().regex(/^\d{1,8}(\.\d{1,2})?$/, 'error.invalid_amount'), z.int().min(0), {
  decode: (text) => Math.round(Number(text) * 100),
  encode: (sen) => (sen / 100).toFixed(2),
})

const payment = {
  payment_type_id: z.enum(paymentTypes, 'error.payment_type_required'),
  payment_account_id: z.uuid('error.payment_account_required'),
} as const

const unreadableTable = [
  'table_column_missing',
  'table_column_twice',
  'table_column_unknown',
  'table_empty',
  'table_not_utf8',
  'table_quote_open',
  'table_too_long',
] as const
const notOrdered = [
  'not_found',
  'nothing_to_order',
  'offer_changed',
  'price_changed',
  'slot_full',
  'too_many_unpaid',
] as const

export const checkBulkFile = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/shipment/bulk/check',
  allow: 'signed_in',
  largestBody_KiB: largestBulkFile_bytes / 1024,
  scope: 'order',
  takes: 'csv',
  summary: 'Look through a file of shipments: what is wrong, what was ordered before, what the rest costs',
  refuses: ['not_found', 'offer_changed', ...unreadableTable],
  data: checked,
})

export const orderBulkFile = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/bulk',
  allow: 'signed_in',
  largestBody_KiB: largestBulkFile_bytes / 1024,
  scope: 'order',
  idempotency: 'required',
  takes: 'csv',
  summary: 'Order every row of the file that is right, with one payment for all of them',
  refuses: [...notOrdered, ...unreadableTable],
  /** What the customer saw; another sum is answered with 409. */
  query: z.strictObject({ total: moneyText, ...payment }),
  data: z.object({ TransactionID: z.string(), parcels: z.int() }),
})

const cell = z.union([z.string().max(20_000, 'error.too_long'), z.number()])
const row = z.partialRecord(z.enum(bulkColumns), cell)
const rows = z.array(row).min(1, 'error.items_required').max(mostRowsOfCall, 'error.too_long')

export const checkBulkRows = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/shipment/bulk/rows/check',
  allow: 'signed_in',
  largestBody_KiB: 1024,
  mostEntries: mostRowsOfCall * (bulkColumns.length + 1) + 10,
  scope: 'order',
  summary: 'The same for rows in place of a file',
  refuses: ['not_found', 'offer_changed'],
  body: z.strictObject({ rows }),
  data: checked,
})

const placedRow = z.object({
  row: z.int(),
  reference: z.string(),
  outcome: z.enum(['ordered', 'already_ordered', 'refused']),
  id: z.string().nullable(),
  tracking_number: z.string().nullable(),
  errors: z.array(rowError),
})

export const orderBulkRows = endpoint({
  areas: ['user'],
  method: 'POST',
  path: '/transaction/bulk/rows',
  allow: 'signed_in',
  largestBody_KiB: 1024,
  mostEntries: mostRowsOfCall * (bulkColumns.length + 1) + 10,
  scope: 'order',
  idempotency: 'required',
  summary: 'Order every row that is right, with one payment for all of them',
  refuses: notOrdered,
  body: z.strictObject({ rows, total: money, ...payment }),
  /** No transaction when every row that is right was ordered before. */
  data: z.object({ TransactionID: z.string().nullable(), parcels: z.int(), row_data: z.array(placedRow) }),
})
