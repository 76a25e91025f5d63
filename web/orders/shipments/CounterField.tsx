import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listLocations } from '#contract/places/locations.ts'
import { listRegions } from '#contract/places/geography.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { SelectField } from '../../ui/Field.tsx'
import type { PartyForm } from './party-form.ts'

/** Where the receiver collects: a counter in the zone that is paid for, or the nearest one. */
export function CounterField({ form }: { form: PartyForm }) {
  const { t } = useTranslation()
  const { field } = useFormTexts(form)
  const counters = useCountersInZone(form)
  useOnlyThese(form, counters)
  return (
    <SelectField label={t('shipment.counter')} hint={t('shipment.counter_hint')} {...field('drop_point_id')}>
      <option value="">{t('shipment.nearest_counter')}</option>
      {counters?.map(({ id, label, address, city }) => (
        <option key={id} value={id}>
          {label}, {address}, {city}
        </option>
      ))}
    </SelectField>
  )
}

function useCountersInZone({ control }: PartyForm) {
  const [country_id, region_id] = useWatch({ control, name: ['country_id', 'region_id'] })
  const { data } = useAnswer(listLocations)
  const regions = useAnswer(listRegions, { params: { parent: country_id }, query: { is_active: 'true' } })
  const known = regions.data?.region_data
  if (!data || !known) return undefined
  const zoneOf = (code: string) => known.find(({ id }) => id === code)?.zone
  return data.location_data
    .filter((place) => place.offers_collection && place.country_id === country_id)
    .filter((place) => zoneOf(place.region_id) === zoneOf(region_id))
    .toSorted((a, b) => Number(b.region_id === region_id) - Number(a.region_id === region_id))
}

/** A counter that another region has put out of reach is chosen no longer. */
function useOnlyThese(form: PartyForm, counters: ReturnType<typeof useCountersInZone>) {
  const chosen = useWatch({ control: form.control, name: 'drop_point_id' })
  const isGone = counters !== undefined && chosen !== '' && !counters.some(({ id }) => id === chosen)
  const clear = useEffectEvent(() => form.setValue('drop_point_id', '', { shouldDirty: true }))
  useEffect(() => {
    if (isGone) clear()
  }, [isGone])
}
