import { useTranslation } from 'react-i18next'
import { isLanguage, locales } from '#contract/platform/language.ts'

/** A calendar day in few characters; it comes without a time, which is midnight UTC. */
export function useShortDay() {
  const { i18n } = useTranslation()
  const locale = isLanguage(i18n.language) ? locales[i18n.language] : locales.id
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day: string) => (day === '' ? '' : format.format(new Date(day)))
}
