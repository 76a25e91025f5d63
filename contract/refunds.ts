import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { money } from './money.ts'
import { nextCursor, pageQuery, timestamp } from './paging.ts'
import { refundAccount } from './vouchers.ts'

const refundStatuses = ['due', 'paid'] as const
export type RefundStatus = (typeof refundStatuses)[number]

const refundOf = {
  id: z.string(),
  /** What is given back: a box's deposit, the credit of a lighter parcel, the payment of a claim. */
  kind: z.enum(['voucher', 'credit', 'claim']),
  status: z.enum(refundStatuses),
  amount: money,
  order_id: z.string(),
  tracking_number: z.string(),
  serial: z.string().nullable(),
  owed_at: timestamp,
  bank_reference: z.string().nullable(),
  paid_at: timestamp.nullable(),
} as const

const myRefund = z.object(refundOf)
export type MyRefund = z.input<typeof myRefund>

export const listMyRefunds = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/refund',
  allow: 'signed_in',
  summary: 'What comes back to me, and what came back, newest first',
  query: pageQuery,
  data: z.object({ refund_data: z.array(myRefund), next_cursor: nextCursor }),
})

const officeRefund = z.object({
  ...refundOf,
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_phone: z.string().nullable(),
  /** Where it goes or went; nobody can be paid who has not said where to. */
  account: refundAccount.nullable(),
  account_changed_at: timestamp.nullable(),
  is_own: z.boolean(),
})
export type OfficeRefund = z.input<typeof officeRefund>

export const listRefunds = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/refund',
  allow: ['admin'],
  summary: 'Refunds that are due, oldest first; or those paid, newest first',
  query: z.strictObject({ ...pageQuery.shape, status: z.enum(refundStatuses) }),
  data: z.object({
    refund_data: z.array(officeRefund),
    next_cursor: nextCursor,
    waiting: z.int(),
    waiting_amount: money,
  }),
})

export const refundPayment = z.strictObject({
  bank_reference: z.string().trim().min(1, 'error.bank_reference_required').max(60, 'error.too_long'),
  /** The account that was looked at; a newer one must be looked at first. */
  account_changed_at: timestamp,
})

export const payRefund = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/refund/:id/payment',
  allow: ['admin'],
  idempotency: 'required',
  summary: 'The money was sent, under this reference of the bank; once',
  params: z.strictObject({ id: z.uuid() }),
  body: refundPayment,
  data: z.object({ id: z.string(), status: z.enum(refundStatuses), paid_at: timestamp }),
})

export const exportRefunds = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/refund.csv',
  allow: ['admin'],
  gives: 'csv',
  summary: 'All refunds that are due or paid, as a table for the bank or the books',
  query: z.strictObject({ status: z.enum(refundStatuses) }),
})
