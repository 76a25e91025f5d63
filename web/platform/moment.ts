import { use } from 'react'
import { dateIn, dayIn, exactMomentIn, momentIn, unbrokenDay, visitIn } from '#contract/places/moment.ts'
import { zoneOfDevice, type TimeZone } from '#contract/places/clocks.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { AtOffice } from './at-office.ts'
import { useWords } from './words.ts'

let here: TimeZone | undefined | null = null

/** Asked once, by the first that shows a clock: on a slow phone the answer takes a fifth of a second. */
function clockOfDevice() {
  if (here === null) here = zoneOfDevice()
  return here
}

/** For what has no place of its own: the clock of the reader's place; that of the office at the office, and where the device names none of ours. */
export function useOwnZone(): TimeZone {
  return ownZone(use(AtOffice))
}

function ownZone(isAtOffice: boolean) {
  return isAtOffice ? zoneOfOffice : (clockOfDevice() ?? zoneOfOffice)
}

/**
 * A date with its time and the name of its clock: that of the place where it happened, or else the reader's own.
 * What the device says counts only where it names one of our clocks; its time of day is never read. The office, whose lists
 * are full of them, reads them short.
 */
export function useMoment() {
  const language = useLanguage()
  const isAtOffice = use(AtOffice)
  return (moment: string, zone = ownZone(isAtOffice)) =>
    withItsZone(momentIn(language, zone, moment, isAtOffice ? 'medium' : 'long'))
}

/** The same to the second. */
export function useExactMoment() {
  const language = useLanguage()
  const isAtOffice = use(AtOffice)
  return (moment: string, zone = ownZone(isAtOffice)) => exactMomentIn(language, zone, moment)
}

/** The day of an instant. What a rule counts in days ends with the day of the office, wherever it is read. */
export function useDay() {
  const language = useLanguage()
  return (moment: string, zone: TimeZone = zoneOfOffice) => unbroken(dayIn(language, zone, moment, 'long'))
}

/** A day of the calendar, which has no clock. */
export function useDate() {
  const language = useLanguage()
  return (date: string) => unbroken(dateIn(language, date))
}

/** The day and hours of an appointment. */
export function useVisit() {
  const language = useLanguage()
  return (visit: Parameters<typeof visitIn>[1]) => {
    const words = visitIn(language, visit)
    return words && unbroken(words)
  }
}

/** From one hour to another. */
export function hoursOf(from: string, to: string) {
  return `${from}–\u2060${to}`
}

/** A day stays on one line with its month and year, an hour with the one until which it is, a clock with its zone. */
function unbroken(day: string) {
  return withItsZone(unbrokenDay(day)).replaceAll('–', '–\u2060')
}

/** A whole moment is too long for that in a table. */
function withItsZone(moment: string) {
  return moment.replaceAll(/\s(?=(?:WIB|WITA|WIT|MYT)$)/g, '\u00a0')
}

export function useLanguage() {
  const { language } = useWords()
  return language
}
