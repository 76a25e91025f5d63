import { countryCodes, isCountry, type CountryCode } from '#contract/places/countries.ts'
import { SelectField } from '../../ui/Field.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { usePlaces, type ChosenPlaces } from './use-places.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  value: ChosenPlaces
  onChange: (place: ChosenPlaces, label: string) => void
  cityLabel: string
}

/** Country, region and city, where the office names a whole place; the label is that of the narrowest one chosen. */
export function CityFields({ value, onChange, cityLabel }: Props) {
  const { t } = useWords()
  const { regions, cities } = usePlaces(value)
  const { country_id, region_id, city_id } = value
  const region = regions.options.find(({ id }) => id === region_id)?.label ?? ''
  return (
    <>
      <Country
        value={country_id}
        onChange={(country) => onChange({ country_id: country, region_id: '', city_id: '' }, '')}
      />
      <SearchSelect
        name="region_id"
        label={t('ui.places.region')}
        error={undefined}
        {...regions}
        value={region_id}
        onPick={(id) =>
          onChange(
            { ...value, region_id: id, city_id: '' },
            regions.options.find((one) => one.id === id)?.label ?? '',
          )
        }
      />
      <SearchSelect
        name="city_id"
        label={cityLabel}
        error={undefined}
        {...cities}
        value={city_id}
        disabled={region_id === ''}
        onPick={(id) =>
          onChange({ ...value, city_id: id }, cities.options.find((one) => one.id === id)?.label ?? region)
        }
      />
    </>
  )
}

function Country({ value, onChange }: { value: CountryCode; onChange: (country: CountryCode) => void }) {
  const { t } = useWords()
  return (
    <SelectField
      label={t('ui.country.label')}
      value={value}
      onChange={({ target }) => isCountry(target.value) && onChange(target.value)}
    >
      {countryCodes.map((code) => (
        <option key={code} value={code}>
          {t(`ui.country.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}
