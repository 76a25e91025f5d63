import { shownIn, type TimeZone } from './clocks.ts'
import type { OpeningHours } from './hours-shapes.ts'

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

export type Opening =
  | { state: 'open'; until: string }
  /** `in_days` 0 is later today; null: never, as far as the hours say. */
  | { state: 'closed'; next: { in_days: number; weekday: Weekday; from: string } | null }

/** Open or not by the clock of the place itself. Public holidays are not in its hours. */
export function openingAt(hours: OpeningHours, zone: TimeZone, moment: Date): Opening {
  const { weekday, clock } = clockIn(zone, moment)
  const today = hours[`${weekday}`]
  if (today && today[0] <= clock && clock < today[1]) return { state: 'open', until: today[1] }
  const isLater = today !== undefined && clock < today[0]
  // Up to the same weekday of next week, when today is over.
  for (let in_days = isLater ? 0 : 1; in_days <= 7; in_days += 1) {
    const day = weekdayAfter(weekday, in_days)
    const from = hours[`${day}`]?.[0]
    if (from !== undefined) return { state: 'closed', next: { in_days, weekday: day, from } }
  }
  return { state: 'closed', next: null }
}

/** Whether somebody is there all the time between two hours of a day, `2026-11-28`. */
export function isOpenThrough(hours: OpeningHours, day: string, { from, to }: { from: string; to: string }) {
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 1
  const open = hours[`${weekday}`]
  return open !== undefined && open[0] <= from && to <= open[1]
}

export function clockIn(zone: TimeZone, moment: Date): { weekday: Weekday; clock: string } {
  const shown = shownIn(zone, moment)
  return {
    weekday: weekdays[(shown.getUTCDay() + 6) % 7] ?? 1,
    clock: shown.toISOString().slice(11, 16),
  }
}

function weekdayAfter(weekday: Weekday, days: number): Weekday {
  return weekdays[(weekday - 1 + days) % 7] ?? weekday
}
