import { useEffect, useEffectEvent } from 'react'
import { listLocations } from '#contract/places/locations.ts'
import type { CountryCode } from '#contract/places/countries.ts'
import { listRegions } from '#contract/places/geography.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { CounterCards } from './CounterCards.tsx'

interface Zone {
  country_id: CountryCode
  region_id: string
}

interface Props {
  label: string
  hint: string
  name: string
  zone: Zone
  /** What is read where no counter is named. */
  nearest: string
  chosen: string
  /** Nothing where the chosen one is out of reach: another region counts now, or it has closed. */
  onPick: (id: string) => void
  error: string | undefined
}

/** Where something is collected: a counter in the zone that is paid for, or the nearest one. */
export function CollectionCounterField({ zone, ...rest }: Props) {
  const counters = useCountersInZone(zone)
  const { chosen, onPick } = rest
  const isGone = counters !== undefined && chosen !== '' && !counters.some(({ id }) => id === chosen)
  const clear = useEffectEvent(() => onPick(''))
  useEffect(() => {
    if (isGone) clear()
  }, [isGone])
  return <CounterCards {...rest} counters={counters ?? []} />
}

function useCountersInZone({ country_id, region_id }: Zone) {
  const { data } = useAnswer(listLocations, {}, true, untilThere)
  const regions = useAnswer(
    listRegions,
    { params: { parent: country_id }, query: { is_active: 'true' } },
    true,
    untilThere,
  )
  const known = regions.data?.region_data
  if (!data || !known) return undefined
  const zoneOf = (code: string) => known.find(({ id }) => id === code)?.zone
  return data.location_data
    .filter((place) => place.offers_collection && place.country_id === country_id)
    .filter((place) => zoneOf(place.region_id) === zoneOf(region_id))
    .toSorted((a, b) => Number(b.region_id === region_id) - Number(a.region_id === region_id))
}
