import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryCodes } from '#contract/places/country-codes.ts'
import { isLanguage, locales } from '#contract/platform/language.ts'

/** Every country by its name in the reader's language, for a list to choose from. */
export const CountryOptions = memo(function CountryOptions() {
  const { i18n } = useTranslation()
  const countries = useMemo(() => {
    const locale = isLanguage(i18n.language) ? locales[i18n.language] : locales.id
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  }, [i18n.language])
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
})
