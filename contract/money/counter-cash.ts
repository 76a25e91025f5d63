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
