import { loadHolidays } from './office/settings/load-holidays.ts'
import { loadGeography } from './places/geography/load-geography.ts'
import { migrateSchema } from './platform/migrate.ts'
import { loadRates } from './prices/quotes/load-rates.ts'

/** The schema with the places and the first prices of this edition. */
export function migrate(url: string) {
  return migrateSchema(url, [loadGeography, loadRates, loadHolidays])
}
