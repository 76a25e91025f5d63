import type { ShownLocation } from '#contract/places/locations.ts'
import { matches } from '../platform/search.ts'
import type { Position } from '../parts/places/use-here.ts'

export interface Filters {
  search: string
  country_id: string
  kind: string
}

export const noFilters: Filters = { search: '', country_id: '', kind: '' }

export interface Found {
  location: ShownLocation
  /** Only with a position. */
  distance_km: number | undefined
}

/** What fits, by name; with a position, the nearest first. */
export function find(locations: readonly ShownLocation[], filters: Filters, from?: Position): Found[] {
  const { search, country_id, kind } = filters
  const found = locations
    .filter(
      (location) =>
        (country_id === '' || location.country_id === country_id) &&
        (kind === '' || location.kind === kind) &&
        matches(wordsOf(location), search),
    )
    .map((location) => ({ location, distance_km: from && distanceBetween_km(from, location) }))
  return from ? found.toSorted((one, other) => (one.distance_km ?? 0) - (other.distance_km ?? 0)) : found
}

function wordsOf({ label, address, postal_code, city, region }: ShownLocation) {
  return [label, address, postal_code, city, region].join(' ')
}

/** As the crow flies. */
export function distanceBetween_km(one: Position, other: Position) {
  const radians = Math.PI / 180
  const [lat, lon] = [(other.lat - one.lat) * radians, (other.lon - one.lon) * radians]
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * Math.sin(lon / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}
