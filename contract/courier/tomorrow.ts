import { z } from 'zod'

/** What is to be done in one district within some hours. */
const stopsAhead = z.object({
  visit_from: z.string().nullable(),
  visit_to: z.string().nullable(),
  city: z.string(),
  district: z.string().nullable(),
  fetch: z.int(),
  bring: z.int(),
})

/** Nobody drives to more places in a day, and these are left for the days after it. */
export const mostGroupsAhead = 90
/** How far a courier looks ahead: past a weekend, whatever the day. */
export const daysAhead = 7

const dayAhead = z.object({ day: z.string(), fetch: z.int(), bring: z.int() })

export const tomorrow = z.object({
  fetch: z.int(),
  bring: z.int(),
  /** The same by hour and district. Lists that a device kept from an older version do not have it. */
  stops: z.array(stopsAhead).optional(),
  /** The days after tomorrow on which there is something to do. */
  later: z.array(dayAhead).optional(),
})
