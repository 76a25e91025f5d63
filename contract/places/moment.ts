import type { Language } from '../platform/language.ts'
import { shownIn, type TimeZone } from './clocks.ts'
import { dayWords } from './day-words.ts'
import { zoneOfRegion } from './time-zones.ts'

/** Where a date without a time is meant, there is no clock. */
type Clock = TimeZone | 'UTC'

interface Style {
  weekday?: 'long' | 'short'
  month?: 'long' | 'short'
  hasYear?: boolean
}

/** Day, month and year, with the month in full or in three letters or so. */
const styles = {
  long: { month: 'long', hasYear: true },
  medium: { month: 'short', hasYear: true },
} as const satisfies Record<string, Style>
type Length = keyof typeof styles

/** The parts of a date that are wanted, in the order of all three languages: Senin, 23 November 2026. */
export function styledDayIn(
  language: Language,
  clock: Clock,
  moment: Date | string,
  { weekday, month, hasYear = false }: Style,
) {
  const words = dayWords[language]
  const shown = shownIn(clock, moment)
  const name = (weekday === 'short' ? words.shortWeekdays : words.weekdays)[shown.getUTCDay()] ?? ''
  if (!month) return name
  const ofMonth = (month === 'short' ? words.shortMonths : words.months)[shown.getUTCMonth()] ?? ''
  const date = `${shown.getUTCDate()} ${ofMonth}${hasYear ? ` ${shown.getUTCFullYear()}` : ''}`
  return weekday ? `${name}, ${date}` : date
}

/** Day and time with the name of the clock: a time without one means another instant across the strait. */
export function momentIn(language: Language, zone: TimeZone, moment: Date | string, length: Length = 'long') {
  const day = dayIn(language, zone, moment, length)
  return `${day}${length === 'long' ? ` ${dayWords[language].at}` : ','} ${timeIn(zone, moment)}`
}

/** To the second, for whoever compares. */
export function exactMomentIn(language: Language, zone: TimeZone, moment: Date | string) {
  const time = shownIn(zone, moment).toISOString().slice(11, 19)
  return `${dayIn(language, zone, moment, 'medium')}, ${time} ${zone}`
}

export function timeIn(zone: TimeZone, moment: Date | string) {
  return `${timeOnlyIn(zone, moment)} ${zone}`
}

/** Of twenty-four hours, as appointments are written; for places that name the clock beside it. */
export function timeOnlyIn(zone: TimeZone, moment: Date | string) {
  return shownIn(zone, moment).toISOString().slice(11, 16)
}

/** The day of an instant by the clock of a place. */
export function dayIn(language: Language, zone: TimeZone, moment: Date | string, length: Length) {
  return styledDayIn(language, zone, moment, styles[length])
}

/** Weekday and day of an instant by the clock of a place; the year only where it is not that of today. */
export function weekdayIn(language: Language, zone: TimeZone, moment: Date | string) {
  return weekday(language, zone, new Date(moment))
}

/** The same of a day of the calendar. */
export function weekdayOf(language: Language, date: string) {
  return weekday(language, 'UTC', startOf(date))
}

/** In three letters or so, for a row of days. */
export function shortWeekdayOf(language: Language, date: string) {
  return styledDayIn(language, 'UTC', startOf(date), { weekday: 'short' })
}

function weekday(language: Language, clock: Clock, moment: Date) {
  const year = (of: Date) => shownIn(clock, of).getUTCFullYear()
  const hasYear = year(moment) !== year(new Date())
  return unbrokenDay(styledDayIn(language, clock, moment, { weekday: 'long', month: 'long', hasYear }))
}

/** On screens a day stays on one line with its month and its year. */
export function unbrokenDay(date: string) {
  return date.replaceAll(/(\d) (\p{L}+)/gu, '$1\u00a0$2').replaceAll(/(\p{L}) (\d{4})/gu, '$1\u00a0$2')
}

/** Days of the calendar from one to another; what both share is said once. */
export function dateRangeIn(
  language: Language,
  { from, to }: { from: string; to: string },
  length: Length = 'long',
) {
  const last = dateIn(language, to, length)
  if (from.slice(0, 10) === to.slice(0, 10)) return last
  const isOf = (part: number) => from.slice(0, part) === to.slice(0, part)
  if (isOf('2026-11'.length)) return `${startOf(from).getUTCDate()}–${last}`
  const first = { ...styles[length], hasYear: !isOf('2026'.length) }
  return `${styledDayIn(language, 'UTC', startOf(from), first)} – ${last}`
}

interface Visit {
  visit_day: string | null
  visit_from: string | null
  visit_to: string | null
  region_id: string
}

export const wholeDay = { weekday: 'long', month: 'long', hasYear: true } as const

/** When somebody is expected, by the clock of the place; null where no day is agreed. */
export function visitIn(language: Language, { visit_day, visit_from, visit_to, region_id }: Visit) {
  if (visit_day === null || visit_from === null || visit_to === null) return null
  return `${styledDayIn(language, 'UTC', startOf(visit_day), wholeDay)}, ${visit_from}–${visit_to} ${zoneOfRegion(region_id)}`
}

/** A day of the calendar, as `2026-11-23`. It belongs to no zone; UTC keeps it from slipping over midnight. */
export function dateIn(language: Language, date: string, length: Length = 'long') {
  return styledDayIn(language, 'UTC', startOf(date), styles[length])
}

function startOf(date: string) {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`)
}
