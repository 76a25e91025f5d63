import { useTranslation } from 'react-i18next'
import { isLanguage, locales } from '#contract/language.ts'

/** A date with its time, as the language writes it and as the clock on this device stands. */
export function useMoment() {
  const { i18n } = useTranslation()
  const locale = isLanguage(i18n.language) ? locales[i18n.language] : locales.id
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return (moment: string) => format.format(new Date(moment))
}
