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

/** Nobody drives to more places in a day. */
export const mostGroupsAhead = 60

export const tomorrow = z.object({
  fetch: z.int(),
  bring: z.int(),
  /** The same by hour and district. Lists that a device kept from an older version do not have it. */
  stops: z.array(stopsAhead).optional(),
})
