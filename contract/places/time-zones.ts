import type { TimeZone } from './clocks.ts'
import { countries, countryCodes, countryRule, usualWay, type CountryCode } from './countries.ts'

/** Where a country's own clock is meant: that of its capital. */
export function zoneOfCountry(country: CountryCode): TimeZone {
  return countries[country].clock
}

/** The regions, by code, that do not keep the clock of their capital. */
export const regionsBesideCapital = countryCodes.flatMap((country) => countryRule(country).otherClocks)

const otherZones = new Map(
  regionsBesideCapital.flatMap(({ clock, regions }) => regions.map((region) => [region, clock] as const)),
)

export function zoneOfRegion(region_id: string): TimeZone {
  const country = countryCodes.find((code) => countryRule(code).regions.test(region_id)) ?? usualWay.to
  return otherZones.get(region_id) ?? zoneOfCountry(country)
}

/** The clock of the office itself, by which its days begin and end. */
export const zoneOfOffice: TimeZone = zoneOfCountry(usualWay.from)
