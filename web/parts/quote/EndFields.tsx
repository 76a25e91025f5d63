import { useWatch } from 'react-hook-form'
import { countryCode } from '#contract/places/geography.ts'
import { SelectField } from '../../ui/Field.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { Beside } from './Beside.tsx'
import { usePlaces } from '../places/use-places.ts'
import type { Bound } from './quote-fields.ts'
import { useWords } from '../../platform/words.ts'

/** One end of the journey: a country and a region of it. */
export function EndFields({ end, form, errorOf }: Bound & { end: 'origin' | 'destination' }) {
  const { t } = useWords()
  const country = `${end}_country` as const
  const region = `${end}_region` as const
  const [country_id, region_id] = useWatch({ control: form.control, name: [country, region] })
  const { regions } = usePlaces({ country_id, region_id: '', city_id: '' })
  const pick = (id: string) =>
    form.setValue(region, id, { shouldValidate: form.formState.isSubmitted, shouldDirty: true })
  return (
    <fieldset>
      <legend className="mb-1 text-lg font-semibold sm:mb-3">{t(`quote.${end}`)}</legend>
      <Beside>
        <SelectField
          label={t('ui.country.label')}
          {...form.register(country, { onChange: () => form.setValue(region, '') })}
          error={errorOf(country)}
        >
          {countryCode.options.map((code) => (
            <option key={code} value={code}>
              {t(`ui.country.${code}`)}
            </option>
          ))}
        </SelectField>
        <SearchSelect
          label={t('ui.places.region')}
          name={region}
          {...regions}
          value={region_id}
          onPick={pick}
          error={errorOf(region)}
        />
      </Beside>
    </fieldset>
  )
}
