import { z } from 'zod'

/** A day that somebody can mean. From one at the end of the calendar, counting days would never end. */
export function calendarDate(message?: string) {
  const day = message === undefined ? z.iso.date() : z.iso.date(message)
  return day.refine((date) => date >= '1900-01-01' && date < '2200-01-01', message ?? 'error.date_invalid')
}
