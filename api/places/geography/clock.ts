import { sql, type RawBuilder } from 'kysely'
import { regionsBesideCapital, timeZones, zoneOfCountry } from '#contract/places/time-zones.ts'

/** The clock of a region, from the one table of zones. */
export function clockOf(region: RawBuilder<unknown>) {
  const { WITA, WIT } = regionsBesideCapital
  return sql<string>`(case when ${region} = any(${sql.lit(`{${WITA.join()}}`)}) then ${sql.lit(timeZones.WITA)}
    when ${region} = any(${sql.lit(`{${WIT.join()}}`)}) then ${sql.lit(timeZones.WIT)}
    when ${region} like 'MY-%' then ${sql.lit(timeZones[zoneOfCountry.MY])} else ${sql.lit(timeZones[zoneOfCountry.ID])} end)`
}

/** Visits are booked by the clock of the capital, in the whole country alike. */
export function clockOfCountry(country: RawBuilder<unknown>) {
  return sql<string>`(case ${country} when 'MY' then ${sql.lit(timeZones[zoneOfCountry.MY])} else ${sql.lit(timeZones[zoneOfCountry.ID])} end)`
}
