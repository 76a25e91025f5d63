import type { Days } from './freight.ts'

export type Weekend = 'sat-sun' | 'fri-sat'

/** When a place works: its weekend and the holidays of its country, as YYYY-MM-DD. */
export interface WorkingCalendar {
  weekend: Weekend
  holidays: readonly string[]
}

export interface DateRange {
  from: string
  to: string
}

const restDays = { 'sat-sun': [6, 0], 'fri-sat': [5, 6] } as const satisfies Record<
  Weekend,
  readonly number[]
>
const day_ms = 86_400_000

export function isWorkingDay(date: string, { weekend, holidays }: WorkingCalendar) {
  const weekday = new Date(date).getUTCDay()
  return !restDays[weekend].some((rest) => rest === weekday) && !holidays.includes(date)
}

/** The date itself, or the next one on which the place works. */
export function firstWorkingDay(date: string, calendar: WorkingCalendar) {
  return isWorkingDay(date, calendar) ? date : workingDaysLater(date, 1, calendar)
}

export function workingDaysLater(date: string, count: number, calendar: WorkingCalendar) {
  let reached = date
  for (let left = count; left > 0;) {
    reached = nextDay(reached)
    if (isWorkingDay(reached, calendar)) left -= 1
  }
  return reached
}

/** Handed over on a working day of the origin, then counted in working days of the destination. */
export function arrivesBetween(
  start: string,
  { min, max }: Days,
  origin: WorkingCalendar,
  destination: WorkingCalendar,
): DateRange {
  const handedOver = firstWorkingDay(start, origin)
  return {
    from: workingDaysLater(handedOver, min, destination),
    to: workingDaysLater(handedOver, max, destination),
  }
}

/** Days of the calendar. A date without a time is midnight UTC, which has no daylight saving: a day is always 24 hours. */
export function daysLater(date: string, days: number) {
  return new Date(Date.parse(date) + days * day_ms).toISOString().slice(0, 10)
}

function nextDay(date: string) {
  const next = new Date(Date.parse(date) + day_ms).toISOString()
  // Cut to ten characters, a year of five digits would be the same day again and again.
  if (next.startsWith('+')) throw new RangeError('No calendar goes beyond the year 9999.')
  return next.slice(0, 10)
}
