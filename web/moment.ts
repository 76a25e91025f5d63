import { useTranslation } from 'react-i18next'
import { isLanguage, locales } from '#contract/language.ts'

/** A date with its time, as the language writes it and as the clock on this device stands. */
export function useMoment() {
  return useFormat({ dateStyle: 'long', timeStyle: 'short' })
}

/** The date alone. */
export function useDay() {
  return useFormat({ dateStyle: 'long' })
}

function useFormat(options: Intl.DateTimeFormatOptions) {
  const { i18n } = useTranslation()
  const locale = isLanguage(i18n.language) ? locales[i18n.language] : locales.id
  const format = new Intl.DateTimeFormat(locale, options)
  return (moment: string) => format.format(new Date(moment))
}
