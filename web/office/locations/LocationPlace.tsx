import { useWatch } from 'react-hook-form'
import { useFormTexts } from '../../platform/form.ts'
import { TextArea } from '../../ui/Field.tsx'
import { PlaceFields } from '../../parts/places/PlaceFields.tsx'
import { placeErrors, type Places } from '../../parts/places/use-places.ts'
import { PositionAndHours } from '../../parts/places/PositionAndHours.tsx'
import type { LocationFormOf } from './location-form.ts'
import { useWords } from '../../platform/words.ts'

const placeNames = ['country_id', 'region_id', 'city_id', 'postal_code'] as const

/** Where it is and when it is open. */
export function LocationPlace({ form }: { form: LocationFormOf }) {
  const { t } = useWords()
  const { field, errorOf } = useFormTexts(form)
  const [country_id, region_id, city_id, postal_code] = useWatch({ control: form.control, name: placeNames })
  const [lat, lon, hours] = useWatch({ control: form.control, name: ['lat', 'lon', 'hours'] })
  const again = { shouldValidate: form.formState.isSubmitted, shouldDirty: true }
  const move = (places: Places) => {
    for (const name of placeNames) form.setValue(name, places[name], again)
  }
  return (
    <>
      <PlaceFields
        withoutDistrict
        value={{ country_id, region_id, city_id, district_id: '', postal_code }}
        onChange={move}
        errors={placeErrors(placeNames, errorOf)}
      />
      <TextArea label={t('counters.address')} {...field('address')} />
      <PositionAndHours
        value={{ lat, lon, hours }}
        errorOf={errorOf}
        set={form.setValue}
        isSubmitted={form.formState.isSubmitted}
      />
    </>
  )
}
