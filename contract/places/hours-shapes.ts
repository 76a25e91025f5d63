import { z } from 'zod'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** By ISO weekday, Monday is 1: from when to when. A day that is missing is closed. */
export const openingHours = z.partialRecord(
  z.enum(['1', '2', '3', '4', '5', '6', '7']),
  z.tuple([time, time]).refine(([from, to]) => from < to),
)
export type OpeningHours = z.input<typeof openingHours>

/** Hours that cannot be read are closed, rather than failing all that are read with them. */
export function readHours(stored: unknown): OpeningHours {
  return openingHours.safeParse(stored).data ?? {}
}
