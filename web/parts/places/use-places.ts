import { countries, type CountryCode } from '#contract/places/countries.ts'
import { listCities, listDistricts, listRegions } from '#contract/places/geography.ts'
import { useAnswer } from '../../platform/use-call.ts'

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

/**
 * The lists below what is chosen. They follow from the choice alone, so a second choice made while the first
 * still loads simply wins. A list that fails to load is empty.
 */
export function usePlaces({ country_id, region_id, city_id }: ChosenPlaces) {
  const parent = countries[country_id].districtsBelow === 'city' ? city_id : region_id
  const regions = useAnswer(listRegions, { params: { parent: country_id }, query })
  const cities = useAnswer(listCities, { params: { parent: region_id }, query }, region_id !== '')
  const districts = useAnswer(listDistricts, { params: { parent }, query }, parent !== '')
  return {
    regions: { options: regions.data?.region_data ?? none, loading: regions.isLoading },
    cities: { options: cities.data?.city_data ?? none, loading: cities.isLoading },
    districts: { options: districts.data?.district_data ?? none, loading: districts.isLoading },
  }
}
