import { locales } from '#contract/platform/language.ts'
import { useWords } from './words.ts'

/** A calendar day in few characters; it comes without a time, which is midnight UTC. */
export function useShortDay() {
  const { language } = useWords()
  const locale = locales[language]
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day: string) => (day === '' ? '' : format.format(new Date(day)))
}
