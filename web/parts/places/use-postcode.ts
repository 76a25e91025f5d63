import { useEffect, useEffectEvent, useState } from 'react'
import { countries } from '#contract/places/countries.ts'
import { findPostcode } from '#contract/places/geography.ts'
import { useAnswer } from '../../platform/use-call.ts'
import type { Places } from './use-places.ts'

/** A postcode somebody types fills in what it belongs to; where that is not certain, the rest is left to them. */
export function usePostcode(value: Places, onChange: (places: Places) => void) {
  const [typed, setTyped] = useState('')
  const isNew = typed.length === countries[value.country_id].postcode_digits && typed === value.postal_code
  const { data } = useAnswer(findPostcode, { params: { country: value.country_id, postcode: typed } }, isNew)
  const fill = useEffectEvent((places: NonNullable<typeof data>['place_data']) => {
    const region_id = only(places.map((place) => place.region_id))
    const city_id = only(places.map((place) => place.city_id))
    if (region_id === '' || places.some((place) => place.city_id === value.city_id)) return
    const district_id = only(places.map((place) => place.district_id ?? ''))
    onChange({ ...value, region_id, city_id, district_id: city_id && district_id })
  })
  useEffect(() => {
    if (isNew && data) fill(data.place_data)
  }, [isNew, data])
  return { lookUp: setTyped, isUnknown: isNew && data?.place_data.length === 0 }
}

function only(ids: readonly string[]) {
  return new Set(ids).size === 1 ? (ids[0] ?? '') : ''
}
