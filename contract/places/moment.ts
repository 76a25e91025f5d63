import { locales, type Language } from '../platform/language.ts'
import { timeZones, type TimeZone } from './clocks.ts'
import { zoneOfRegion } from './time-zones.ts'

type Style = Intl.DateTimeFormatOptions

/** Of twenty-four hours, as appointments are written. */
const clock = { hourCycle: 'h23' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making a format costs a phone about a millisecond. */
function formatOf(language: Language, timeZone: string, style: Style) {
  const key = [language, timeZone, JSON.stringify(style)].join(' ')
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...clock, ...style, timeZone })
  formats.set(key, format)
  return format
}

/** Day and time with the name of the clock: a time without one means another instant across the strait. */
export function momentIn(language: Language, zone: TimeZone, moment: Date | string) {
  return withZone(language, zone, moment, { dateStyle: 'long', timeStyle: 'short' })
}

const hours = { hour: '2-digit', minute: '2-digit' } as const

/** To the second, for whoever compares. */
export function exactMomentIn(language: Language, zone: TimeZone, moment: Date | string) {
  return withZone(language, zone, moment, { dateStyle: 'medium', timeStyle: 'medium' })
}

export function timeIn(language: Language, zone: TimeZone, moment: Date | string) {
  return withZone(language, zone, moment, hours)
}

/** For places that name the clock beside it. */
export function timeOnlyIn(language: Language, zone: TimeZone, moment: Date | string) {
  return withClock(formatOf(language, timeZones[zone], hours), moment)
}

function withZone(language: Language, zone: TimeZone, moment: Date | string, style: Style) {
  return `${withClock(formatOf(language, timeZones[zone], style), moment)} ${zone}`
}

/** Indonesian writes 09.00, but appointments and opening hours stand beside it as 09:00. */
function withClock(format: Intl.DateTimeFormat, moment: Date | string) {
  return format
    .formatToParts(new Date(moment))
    .map(({ value }, at, parts) => (value === '.' && isOfClock(parts[at + 1]) ? ':' : value))
    .join('')
}

function isOfClock(part: Intl.DateTimeFormatPart | undefined) {
  return part?.type === 'minute' || part?.type === 'second'
}

/** The day of an instant by the clock of a place. */
export function dayIn(language: Language, zone: TimeZone, moment: Date | string, style: Style['dateStyle']) {
  return styledDayIn(language, zone, moment, { dateStyle: style })
}

/** The same in parts of one's own choice. A date without a time belongs to no clock, which is `UTC` here. */
export function styledDayIn(language: Language, zone: TimeZone | 'UTC', moment: Date | string, style: Style) {
  return formatOf(language, zone === 'UTC' ? zone : timeZones[zone], style).format(new Date(moment))
}

/** Weekday and day of an instant by the clock of a place; the year only where it is not that of today. */
export function weekdayIn(language: Language, zone: TimeZone, moment: Date | string) {
  return weekday(language, timeZones[zone], new Date(moment))
}

/** The same of a day of the calendar. */
export function weekdayOf(language: Language, date: string) {
  return weekday(language, 'UTC', startOf(date))
}

/** In three letters or so, for a row of days. */
export function shortWeekdayOf(language: Language, date: string) {
  return formatOf(language, 'UTC', { weekday: 'short' }).format(startOf(date))
}

function weekday(language: Language, timeZone: string, moment: Date) {
  const year = formatOf(language, timeZone, { year: 'numeric' })
  const isOfToday = year.format(moment) === year.format(new Date())
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return unbrokenDay(
    formatOf(language, timeZone, isOfToday ? style : { ...style, year: 'numeric' }).format(moment),
  )
}

/** On screens a day stays on one line with its month and its year. */
export function unbrokenDay(date: string) {
  return date.replaceAll(/(\d) (\p{L}+)/gu, '$1\u00a0$2').replaceAll(/(\p{L}) (\d{4})/gu, '$1\u00a0$2')
}

/** Days of the calendar from one to another. */
export function dateRangeIn(
  language: Language,
  { from, to }: { from: string; to: string },
  style: Style['dateStyle'] = 'long',
) {
  return formatOf(language, 'UTC', { dateStyle: style }).formatRange(new Date(from), new Date(to))
}

interface Visit {
  visit_day: string | null
  visit_from: string | null
  visit_to: string | null
  region_id: string
}

// Not `dateStyle`: in Indonesian it writes 04 Desember.
const wholeDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** When somebody is expected, by the clock of the place; null where no day is agreed. */
export function visitIn(language: Language, { visit_day, visit_from, visit_to, region_id }: Visit) {
  if (visit_day === null || visit_from === null || visit_to === null) return null
  return `${formatOf(language, 'UTC', wholeDay).format(startOf(visit_day))}, ${visit_from}–${visit_to} ${zoneOfRegion(region_id)}`
}

/** A day of the calendar, as `2026-11-23`. It belongs to no zone; UTC keeps it from slipping over midnight. */
export function dateIn(language: Language, date: string, style: Style['dateStyle'] = 'long') {
  return formatOf(language, 'UTC', { dateStyle: style }).format(startOf(date))
}

function startOf(date: string) {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`)
}
