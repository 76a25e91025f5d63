import { z } from 'zod'
import { calendarDate } from '../platform/calendar-date.ts'
import { endpoint } from '../platform/endpoint.ts'

export const firstVisit_days = 1
export const lastVisit_days = 14
/** A receiver may wait so long after the latest promised arrival. */
export const receiverDays_afterLatest = 14

const slot = z.object({ id: z.string(), from: z.string(), to: z.string(), left: z.int() })

export const listSlots = endpoint({
  areas: ['public', 'user'],
  method: 'GET',
  path: '/slot/:region',
  allow: 'anyone',
  summary: 'When somebody can come by in a region: the days ahead, with what is left of each time slot',
  params: z.strictObject({ region: z.string().regex(/^[A-Z0-9.-]{2,16}$/) }),
  /** Without them from tomorrow, a fortnight. */
  query: z.strictObject({
    from: calendarDate().optional(),
    to: calendarDate().optional(),
    /** The counter somebody comes to: only while it is open. */
    counter: z.uuid().optional(),
  }),
  data: z.object({
    slot_data: z.array(z.object({ day: z.string(), is_open: z.boolean(), slots: z.array(slot) })),
  }),
})
