import { memo, useMemo } from 'react'
import { countryCodes } from '#contract/places/country-codes.ts'
import { locales } from '#contract/platform/language.ts'
import { useWords } from '../../platform/words.ts'

/** Every country by its name in the reader's language, for a list to choose from. */
export const CountryOptions = memo(function CountryOptions() {
  const { language } = useWords()
  const countries = useMemo(() => {
    const locale = locales[language]
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  }, [language])
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
})
