import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { languages } from '../platform/language.ts'
import { money } from '../prices/money.ts'
import { orderTypes } from '../site/order-types.ts'
import { nextCursor, pageQuery, timestamp } from '../platform/paging.ts'
import { paymentStatus } from '../money/payments.ts'
import { shortestSearch } from './office-search.ts'
import { voucherStatuses } from '../money/vouchers.ts'
import { officeRoles } from '../platform/roles.ts'

const inList = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  created_at: timestamp,
  is_locked: z.boolean(),
})
export type CustomerInList = z.input<typeof inList>

export const listCustomers = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/customer',
  allow: officeRoles,
  summary: 'Customers, the newest first; found by a part of their name, e-mail address or phone number',
  query: z.strictObject({
    ...pageQuery.shape,
    search: z.string().trim().min(shortestSearch, 'error.search_short').max(120, 'error.too_long').optional(),
  }),
  data: z.object({ customer_data: z.array(inList), next_cursor: nextCursor }),
})

const order = z.object({
  id: z.string(),
  tracking_number: z.string(),
  type: z.enum(orderTypes),
  status: paymentStatus,
  amount: money,
  created_at: timestamp,
})
export type CustomerOrder = z.input<typeof order>

const voucher = z.object({
  id: z.string(),
  serial: z.string(),
  box_label: z.string(),
  value: money,
  status: z.enum(voucherStatuses),
  expires_at: timestamp,
})

const customer = z.object({
  ...inList.shape,
  birthdate: z.string().nullable(),
  language: z.enum(languages),
  last_seen_at: timestamp.nullable(),
  sessions: z.int(),
  addresses: z.int(),
  orders: z.int(),
  voucher_data: z.array(voucher),
})
export type Customer = z.input<typeof customer>

const one = z.strictObject({ id: z.uuid() })

export const readCustomer = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/customer/:id',
  allow: officeRoles,
  summary: 'One customer; each view is recorded',
  params: one,
  data: z.object({ customer }),
})

export const listCustomerOrders = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/customer/:id/order',
  allow: officeRoles,
  summary: "A customer's orders, the newest first",
  params: one,
  query: pageQuery,
  data: z.object({ order_data: z.array(order), next_cursor: nextCursor }),
})
