import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { timestamp } from '../platform/paging.ts'
import { money } from '../prices/money.ts'
import { orderTypes } from '../site/order-types.ts'
import { counterRoles } from '../platform/roles.ts'

const cashBack = z.object({
  id: z.string(),
  amount: money,
  /** Whose paper is looked at before money is given. */
  customer_name: z.string().nullable(),
})
export type CashBack = z.input<typeof cashBack>

/** What an agent's counter takes or gives for one order; nothing else about it is told there. */
const counterCash = z.object({
  tracking_number: z.string(),
  type: z.enum(orderTypes),
  /** Whoever pays hears it, so that no stranger's order is paid by one wrong digit. */
  customer_name: z.string().nullable(),
  payment_id: z.string().nullable(),
  amount: money.nullable(),
  deadline_at: timestamp.nullable(),
  /** Whose clock tells it: the counter's. */
  region_id: z.string(),
  refund_data: z.array(cashBack),
})
export type CounterCash = z.input<typeof counterCash>

export const findCounterCash = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/counter-cash/:number',
  allow: counterRoles,
  summary: 'Cash that an order pays at my counter, or gets back there; anything else is not found',
  refuses: ['too_many_requests'],
  params: z.strictObject({ number: z.string().min(1).max(60) }),
  data: z.object({ order: counterCash }),
})

export const shortestName = 3
/** More are not told: whoever stands there says more of the name. */
export const mostFoundCash = 5

const foundCash = z.object({
  tracking_number: z.string(),
  customer_name: z.string(),
  amount: money,
})
export type FoundCash = z.input<typeof foundCash>

/** A POST, because the words are somebody's name or phone and must appear in no address and no log. */
export const searchCounterCash = endpoint({
  areas: ['staff'],
  method: 'POST',
  path: '/counter-cash',
  allow: counterRoles,
  summary: 'Orders that wait for cash at my counter, by the name or phone of whoever ordered',
  refuses: ['too_many_requests'],
  body: z.strictObject({
    text: z.string().trim().min(shortestName, 'error.too_short').max(120, 'error.too_long'),
  }),
  data: z.object({ found_data: z.array(foundCash), has_more: z.boolean() }),
})
