import { dateIn, dayIn, exactMomentIn, momentIn, visitIn } from '#contract/places/moment.ts'
import type { TimeZone } from '#contract/places/clocks.ts'
import { zoneOfReader } from '#contract/places/time-zones.ts'
import { useWords } from './words.ts'

/**
 * A date with its time and the name of its clock: that of the place where it happened, or else that of the
 * reader's country. Never that of the device, which may be set to anything.
 */
export function useMoment() {
  const language = useLanguage()
  return (moment: string, zone: TimeZone = zoneOfReader[language]) =>
    unbroken(momentIn(language, zone, moment))
}

/** The same to the second. */
export function useExactMoment() {
  const language = useLanguage()
  return (moment: string, zone: TimeZone = zoneOfReader[language]) => exactMomentIn(language, zone, moment)
}

/** The day of an instant. */
export function useDay() {
  const language = useLanguage()
  return (moment: string, zone: TimeZone = zoneOfReader[language]) => dayIn(language, zone, moment, 'long')
}

/** A day of the calendar, which has no clock. */
export function useDate() {
  const language = useLanguage()
  return (date: string) => dateIn(language, date)
}

/** The day and hours of an appointment. */
export function useVisit() {
  const language = useLanguage()
  return (visit: Parameters<typeof visitIn>[1]) => visitIn(language, visit)
}

/** A clock stays on one line with its zone. */
function unbroken(moment: string) {
  return moment.replaceAll(/\s(?=(?:WIB|WITA|WIT|MYT)$)/g, '\u00a0')
}

export function useLanguage() {
  const { language } = useWords()
  return language
}
