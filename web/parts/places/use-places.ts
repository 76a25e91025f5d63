import { countries, usualWay, type CountryCode } from '#contract/places/countries.ts'
import { listCities, listDistricts, listRegions } from '#contract/places/geography.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'

const query = { is_active: 'true' } as const
const none: never[] = []

export interface ChosenPlaces {
  country_id: CountryCode
  region_id: string
  city_id: string
}

export interface Places extends ChosenPlaces {
  district_id: string
  postal_code: string
}

/** Before anybody has said where. */
export const nowhere = {
  country_id: usualWay.from,
  region_id: '',
  city_id: '',
  postal_code: '',
  address: '',
  lat: null,
  lon: null,
} as const

/** As forms name them. */
export const placeNames = ['country_id', 'region_id', 'city_id', 'district_id', 'postal_code'] as const
type PlaceName = (typeof placeNames)[number]

/** What a form that watches them all holds. */
export function placesOf([country_id, region_id, city_id, district_id, postal_code]: readonly [
  CountryCode,
  string,
  string,
  string,
  string,
]): Places {
  return { country_id, region_id, city_id, district_id, postal_code }
}

export function changedPlaces(before: Places, now: Places) {
  return placeNames
    .filter((name) => now[name] !== before[name])
    .map((name): [PlaceName, string] => [name, now[name]])
}

export function placeErrors<Name extends PlaceName>(
  names: readonly Name[],
  errorOf: (name: Name) => string | undefined,
) {
  return Object.fromEntries(names.map((name) => [name, errorOf(name)]))
}

/**
 * The lists below what is chosen. They follow from the choice alone, so a second choice made while the first
 * still loads simply wins. A list that fails to load comes as soon as it can.
 */
export function usePlaces({ country_id, region_id, city_id }: ChosenPlaces) {
  const parent = countries[country_id].districtsBelow === 'city' ? city_id : region_id
  const regions = useAnswer(listRegions, { params: { parent: country_id }, query }, true, untilThere)
  const cities = useAnswer(listCities, { params: { parent: region_id }, query }, region_id !== '', untilThere)
  const districts = useAnswer(listDistricts, { params: { parent }, query }, parent !== '', untilThere)
  return {
    regions: { options: regions.data?.region_data ?? none, loading: isComing(regions) },
    cities: { options: cities.data?.city_data ?? none, loading: isComing(cities) },
    districts: { options: districts.data?.district_data ?? none, loading: isComing(districts) },
  }
}

function isComing({ isLoading, isError }: { isLoading: boolean; isError: boolean }) {
  return isLoading || isError
}
