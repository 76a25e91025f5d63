import { locales } from '#contract/platform/language.ts'
import { useWords } from '../platform/words.ts'

// Calendar dates have no zone; UTC keeps them from slipping over midnight.
const zone = { timeZone: 'UTC' } as const

export function addDays(date: string, days: number) {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The same day of another month, or its last one. */
export function addMonths(date: string, months: number) {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const month = first.toISOString().slice(0, 7)
  const days = daysOfMonth(month)
  return days[Number(date.slice(8)) - 1] ?? days.at(-1) ?? date
}

export function daysOfMonth(month: string) {
  return Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter((date) =>
    date.startsWith(month),
  )
}

/** In which column the month starts: 0 for Monday to 6 for Sunday. */
export function firstColumn(month: string) {
  return (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7
}

const made = new Map<string, ReturnType<typeof makeDateWords>>()

export function useDateWords() {
  const { language } = useWords()
  const locale = locales[language]
  const words = made.get(locale) ?? makeDateWords(locale)
  made.set(locale, words)
  return words
}

/** Making a format costs a phone about a millisecond, and a list of counters would make hundreds. */
function makeDateWords(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...zone, ...options })
    return (date: string) => formatter.format(new Date(`${date}T00:00:00Z`))
  }
  const weekday = format({ weekday: 'short' })
  const longWeekday = format({ weekday: 'long' })
  const month = format({ month: 'long', year: 'numeric' })
  return {
    fullDate: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    monthName: (name: string) => month(`${name}-01`),
    // 5 January 2026 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => weekday(addDays('2026-01-05', index))),
    longWeekdays: Array.from({ length: 7 }, (_, index) => longWeekday(addDays('2026-01-05', index))),
  }
}
