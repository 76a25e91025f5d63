import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { eventName } from '../platform/event-name.ts'
import { nextCursor, searchedPageQuery, timestamp } from '../platform/paging.ts'
import { voucher, voucherStatuses } from './vouchers.ts'
import { officeRoles } from '../platform/roles.ts'

/** Why the office ends a voucher that was not used. Its deposit is not paid back. */
export const voidReasons = ['box_lost', 'box_damaged', 'misused', 'settled'] as const
export type VoidReason = (typeof voidReasons)[number]

/** What can still be ended: nothing that is owed back, was paid back, or is over. */
export const voidableStatuses: readonly (typeof voucherStatuses)[number][] = ['issued', 'attached']

const officeVoucher = voucher.extend({
  customer_id: z.string().nullable(),
  customer_name: z.string().nullable(),
  /** Of the shipment it is attached to. */
  shipment_number: z.string().nullable(),
})
export type OfficeVoucher = z.input<typeof officeVoucher>

export const listOfficeVouchers = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/voucher',
  allow: officeRoles,
  summary: 'Vouchers of all customers, newest first',
  query: z.strictObject({ ...searchedPageQuery.shape, status: z.enum(voucherStatuses).optional() }),
  data: z.object({ voucher_data: z.array(officeVoucher), next_cursor: nextCursor }),
})

const one = z.strictObject({ id: z.uuid() })

const voucherEvent = z.object({
  id: z.string(),
  name: eventName,
  at: timestamp,
  /** Null when the service did it, or the account is gone. */
  actor_name: z.string().nullable(),
  tracking_number: z.string().nullable(),
  reason: z.enum(voidReasons).nullable(),
})
export type VoucherEvent = z.input<typeof voucherEvent>

export const readOfficeVoucher = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/voucher/:id',
  allow: officeRoles,
  summary: 'One voucher, and what happened to it, newest first',
  refuses: ['not_found'],
  params: one,
  data: z.object({ voucher: officeVoucher, event_data: z.array(voucherEvent) }),
})

export const voucherVoiding = z.strictObject({ reason: z.enum(voidReasons, 'error.reject_reason_required') })

export const voidVoucher = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/voucher/:id/voiding',
  allow: officeRoles,
  idempotency: 'required',
  summary: 'End a voucher that was not used; it leaves the shipment it is attached to',
  refuses: ['not_found', 'own_order', 'voucher_not_voidable'],
  params: one,
  body: voucherVoiding,
  data: z.object({ id: z.string(), status: z.enum(voucherStatuses) }),
})
