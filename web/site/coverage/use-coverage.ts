import { countryCodes, type CountryCode } from '#contract/places/countries.ts'
import { listRegions } from '#contract/places/geography.ts'
import { listLocations } from '#contract/places/locations.ts'
import { matches } from '../../platform/search.ts'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { zones, type ZoneRow } from './zones.ts'

const query = { is_active: 'true' } as const

interface ShownRegion {
  id: string
  label: string
  /** Counters there. */
  count: number
}

export interface ShownZone extends ZoneRow {
  regions: ShownRegion[]
}

/** Both countries with their zones, reduced to what matches the search. A list that fails to load is empty. */
export function useCoverage(search: string) {
  const lists = useRegions()
  const { data: known } = useAnswer(listLocations)
  const { data: masterData } = useMasterData()
  const countIn = (region_id: string) =>
    known?.location_data.filter((location) => location.region_id === region_id).length ?? 0
  const country = (
    id: CountryCode,
    { data, isPending }: Pick<ReturnType<typeof useRegions>[CountryCode], 'data' | 'isPending'>,
  ) => ({
    id,
    isPending,
    services: masterData?.country.find((country) => country.id === id),
    count: known?.location_data.filter(({ country_id }) => country_id === id).length ?? 0,
    zones: zones[id].map(({ zone: own, across, within }): ShownZone => ({
      zone: own,
      across,
      within,
      regions: (data?.region_data ?? [])
        .filter(({ zone, label }) => zone === own && matches(label, search))
        .map(({ id, label }) => ({ id, label, count: countIn(id) })),
    })),
  })
  return countryCodes.map((id) => country(id, lists[id]))
}

/** One list a country; the compiler asks for the next one. */
function useRegions() {
  return {
    MY: useAnswer(listRegions, { params: { parent: 'MY' }, query }),
    ID: useAnswer(listRegions, { params: { parent: 'ID' }, query }),
  } as const satisfies Record<CountryCode, unknown>
}
