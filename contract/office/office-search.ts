import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { orderTypes } from '../site/order-types.ts'
import { timestamp } from '../platform/paging.ts'
import { money } from '../prices/money.ts'
import { paymentStatus } from '../money/payments.ts'
import { macro } from '../parcels/step-shapes.ts'
import { voucherStatuses } from '../money/vouchers.ts'
import { officeRoles } from '../platform/roles.ts'

/** Fewer letters find too much to be of use. */
export const shortestSearch = 3

const foundOrder = z.object({
  order_id: z.string(),
  tracking_number: z.string(),
  type: z.enum(orderTypes),
  status: paymentStatus,
  /** Only a paid order has a parcel. */
  macro: macro.nullable(),
  /** What was recognised: the number, or somebody's name, phone or address of mail. */
  found_by: z.enum(['number', 'sender', 'receiver', 'buyer']),
  name: z.string().nullable(),
  /** In which of these what was typed stands, and all of it where it is a phone or an address of mail. */
  found_in: z.enum(['number', 'name', 'email', 'phone']).optional(),
  matched: z.string().nullable().optional(),
  /** What is asked for it, or was paid. Not told by a server of the version before, as the two above. */
  amount: money.nullable().optional(),
  ordered_at: timestamp,
})
export type FoundOrder = z.input<typeof foundOrder>

const foundVoucher = z.object({
  id: z.string(),
  serial: z.string(),
  status: z.enum(voucherStatuses),
  box_label: z.string(),
  /** The purchase it came with. */
  tracking_number: z.string(),
})
export type FoundVoucher = z.input<typeof foundVoucher>

const foundCustomer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type FoundCustomer = z.input<typeof foundCustomer>

/** A POST, because the words are somebody's name or phone and must appear in no address and no log. */
export const searchOffice = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/search',
  allow: officeRoles,
  summary: 'Orders, vouchers and customers by part of a number, name, phone or address of mail',
  body: z.strictObject({
    text: z.string().trim().min(shortestSearch, 'error.too_short').max(120, 'error.too_long'),
  }),
  data: z.object({
    order_data: z.array(foundOrder),
    voucher_data: z.array(foundVoucher),
    customer_data: z.array(foundCustomer),
  }),
})
