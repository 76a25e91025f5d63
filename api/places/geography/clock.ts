import { sql, type RawBuilder } from 'kysely'
import { timeZones, type TimeZone } from '#contract/places/clocks.ts'
import { countryCodes, countryRule, usualWay } from '#contract/places/countries.ts'
import { regionsBesideCapital, zoneOfCountry } from '#contract/places/time-zones.ts'

// The last branch needs no condition; unknown regions have always used this clock.
const elsewhere = nameOf(zoneOfCountry(usualWay.to))
const others = countryCodes.filter((country) => country !== usualWay.to)

/** The clock of a region, from the one table of countries. */
export function clockOf(region: RawBuilder<unknown>) {
  const beside = regionsBesideCapital.map(
    ({ clock, regions }) =>
      sql`when ${region} = any(${sql.lit(`{${regions.join()}}`)}) then ${nameOf(clock)}`,
  )
  const capitals = others.map(
    (country) =>
      sql`when ${region} ~ ${sql.lit(countryRule(country).regions.source)} then ${nameOf(zoneOfCountry(country))}`,
  )
  return sql<string>`(case ${sql.join([...beside, ...capitals], sql` `)} else ${elsewhere} end)`
}

/** Visits are booked by the clock of the capital, in the whole country alike. */
export function clockOfCountry(country: RawBuilder<unknown>) {
  const capitals = others.map((code) => sql`when ${sql.lit(code)} then ${nameOf(zoneOfCountry(code))}`)
  return sql<string>`(case ${country} ${sql.join(capitals, sql` `)} else ${elsewhere} end)`
}

function nameOf(zone: TimeZone) {
  return sql.lit(timeZones[zone])
}
