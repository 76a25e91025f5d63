import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { countryCode } from '../places/geography.ts'
import { money } from '../prices/money.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'

export const voucherStatuses = ['issued', 'attached', 'confirmed', 'refunded', 'expired', 'void'] as const

export const voucher = z.object({
  id: z.string(),
  serial: z.string(),
  box_label: z.string(),
  value: money,
  status: z.enum(voucherStatuses),
  issued_at: timestamp,
  expires_at: timestamp,
  order_id: z.string(),
  tracking_number: z.string(),
})

const myVoucher = voucher.extend({
  /** Its box has not reached its buyer yet. */
  is_box_coming: z.boolean(),
})
export type Voucher = z.input<typeof myVoucher>

export const listVouchers = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/voucher',
  allow: 'signed_in',
  summary: 'My vouchers, newest first',
  query: pageQuery,
  data: z.object({ voucher_data: z.array(myVoucher), next_cursor: nextCursor }),
})

export const printSticker = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/voucher/:id/sticker',
  allow: 'signed_in',
  gives: 'pdf',
  summary: "The sticker of the voucher's box with its serial as QR code",
  params: z.strictObject({ id: z.uuid() }),
})

export const refundAccount = z.strictObject({
  country_id: z.enum(countryCode.options, 'error.country_required'),
  bank_name: z.string().trim().min(1, 'error.bank_required').max(80, 'error.too_long'),
  account_number: z
    .string()
    .trim()
    .min(1, 'error.account_number_required')
    .regex(/^\d{5,34}$/, 'error.account_number_invalid'),
  account_name: z.string().trim().min(1, 'error.account_name_required').max(120, 'error.too_long'),
})
export type RefundAccount = z.infer<typeof refundAccount>

export const readRefundAccount = endpoint({
  areas: ['user'],
  method: 'GET',
  path: '/refund-account',
  allow: 'signed_in',
  summary: 'The bank account for my refunds',
  data: z.object({ refund_account: refundAccount.nullable() }),
})

export const changeRefundAccount = endpoint({
  areas: ['user'],
  method: 'PUT',
  path: '/refund-account',
  allow: 'signed_in',
  freshProof: true,
  summary: 'Say where my refunds go',
  body: refundAccount,
  data: z.object({ refund_account: refundAccount }),
})
