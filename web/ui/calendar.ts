import { dayWords } from '#contract/places/day-words.ts'
import { styledDayIn, wholeDay } from '#contract/places/moment.ts'
import { useWords } from '../platform/words.ts'

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

/** The names of days and months in the language of the page. */
export function useDateWords() {
  const { language } = useWords()
  const { months, weekdays, shortWeekdays } = dayWords[language]
  return {
    fullDate: (date: string) => styledDayIn(language, 'UTC', date, wholeDay),
    monthName: (month: string) => `${months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`,
    weekdays: fromMonday(shortWeekdays),
    longWeekdays: fromMonday(weekdays),
  }
}

function fromMonday([sunday = '', ...others]: readonly string[]) {
  return [...others, sunday]
}
