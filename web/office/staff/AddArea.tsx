import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#contract/people/staff.ts'
import { countryCodes, isCountry, usualWay } from '#contract/places/countries.ts'
import { usePlaces, type ChosenPlaces } from '../../parts/places/use-places.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'

interface Props {
  onAdd: (area: Person['areas'][number]) => void
}

/** One more region, or one more city of it. */
export function AddArea({ onAdd }: Props) {
  const { t } = useTranslation()
  const [place, setPlace] = useState<ChosenPlaces>({ country_id: usualWay.from, region_id: '', city_id: '' })
  const { regions, cities } = usePlaces(place)
  const { region_id, city_id } = place
  const region = regions.options.find(({ id }) => id === region_id)
  const city = cities.options.find(({ id }) => id === city_id)
  function add() {
    if (region) onAdd({ region_id, city_id: city?.id ?? null, label: city?.label ?? region.label })
    setPlace({ ...place, region_id: '', city_id: '' })
  }
  return (
    <>
      <CountrySelect place={place} onChange={setPlace} />
      <SearchSelect
        name="region_id"
        label={t('ui.places.region')}
        error={undefined}
        {...regions}
        value={region_id}
        onPick={(id) => setPlace({ ...place, region_id: id, city_id: '' })}
      />
      <SearchSelect
        name="city_id"
        label={t('people.areas.city')}
        error={undefined}
        {...cities}
        value={city_id}
        disabled={region_id === ''}
        onPick={(id) => setPlace({ ...place, city_id: id })}
      />
      <Button kind="secondary" disabled={!region} onClick={add}>
        {t('people.areas.add')}
      </Button>
    </>
  )
}

function CountrySelect({
  place,
  onChange,
}: {
  place: ChosenPlaces
  onChange: (place: ChosenPlaces) => void
}) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('ui.country.label')}
      value={place.country_id}
      onChange={({ target: { value } }) =>
        isCountry(value) && onChange({ country_id: value, region_id: '', city_id: '' })
      }
    >
      {countryCodes.map((code) => (
        <option key={code} value={code}>
          {t(`ui.country.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}
