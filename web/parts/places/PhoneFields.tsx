import ChevronDown from 'virtual:icon/chevron-down'
import type { ComponentProps } from 'react'
import { countries, type CountryCode } from '#contract/places/countries.ts'
import { countryCode } from '#contract/places/geography.ts'
import type { SelectField } from '../../ui/Field.tsx'
import { useWords } from '../../platform/words.ts'
import { callingCodeBox, PhoneField } from './PhoneField.tsx'

interface Props {
  label: string
  country: CountryCode
  countryField: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>
  phoneField: Omit<ComponentProps<typeof PhoneField>, 'label' | 'country'>
}

/** A number and the country it belongs to: the digits alone do not say. */
export function PhoneFields({ label, country, countryField, phoneField }: Props) {
  const { error, ...select } = countryField
  return (
    <PhoneField
      label={label}
      country={country}
      {...phoneField}
      error={phoneField.error ?? error}
      callingCode={<CallingCode country={country} {...select} />}
    />
  )
}

/** What is seen is the code alone; the list above it, which takes the presses, has the countries by name. */
function CallingCode({ country, ...select }: ComponentProps<'select'> & { country: CountryCode }) {
  const { t } = useWords()
  return (
    <span
      className={`${callingCodeBox} has-focus-visible:outline-accent relative has-focus-visible:outline-3`}
    >
      <span className="flex items-center gap-1" aria-hidden="true">
        {countries[country].callingCode}
        <ChevronDown className="size-4" />
      </span>
      <select
        aria-label={t('ui.country.phone')}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        {...select}
      >
        {countryCode.options.map((code) => (
          <option key={code} value={code}>
            {t(`ui.country.${code}`)} {countries[code].callingCode}
          </option>
        ))}
      </select>
    </span>
  )
}
