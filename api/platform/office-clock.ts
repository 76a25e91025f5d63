import { sql } from 'kysely'
import { timeZones } from '#contract/places/clocks.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'

/** By which days and years are counted for the office, as PostgreSQL calls it. */
export const officeClock = sql.lit(timeZones[zoneOfOffice])
