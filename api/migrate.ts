import { loadHolidays } from './office/settings/load-holidays.ts'
import { loadGeography } from './places/geography/load-geography.ts'
import { limitRole, migrateSchema } from './platform/migrate.ts'
import { loadMonths } from './platform/months.ts'
import { loadRates } from './prices/quotes/load-rates.ts'

/** The schema with the places and the first prices of this edition. */
export function migrate(url: string, { isPooled = false } = {}) {
  return migrateSchema(url, [
    loadMonths,
    loadGeography,
    loadRates,
    loadHolidays,
    ...(isPooled ? [limitRole] : []),
  ])
}
