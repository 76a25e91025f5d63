import type { ComponentProps } from 'react'
import type { CountryCode } from '#contract/places/countries.ts'
import { countryCode } from '#contract/places/geography.ts'
import { SelectField } from '../../ui/Field.tsx'
import { PhoneField } from './PhoneField.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  label: string
  country: CountryCode
  countryField: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>
  phoneField: Omit<ComponentProps<typeof PhoneField>, 'label' | 'country'>
}

/** A number and the country it belongs to: the digits alone do not say. */
export function PhoneFields({ label, country, countryField, phoneField }: Props) {
  const { t } = useWords()
  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
      <SelectField label={t('ui.country.phone')} {...countryField}>
        {countryCode.options.map((code) => (
          <option key={code} value={code}>
            {t(`ui.country.${code}`)}
          </option>
        ))}
      </SelectField>
      <PhoneField label={label} country={country} {...phoneField} />
    </div>
  )
}
