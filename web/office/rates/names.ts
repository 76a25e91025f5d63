import type { Unit } from './sheets.ts'

export function columnName(text: (key: string) => string, label: string, unit: Unit) {
  const name = text(`office_rates.columns.${label}`)
  return unit === 'number' ? name : `${name} (${text(`office_rates.units.${unit}`)})`
}

/** Pairs of zones and numbers of tiers speak for themselves; every other row has a name. */
export function rowName(text: (key: string) => string, label: string) {
  const key = `office_rates.rows.${label}`
  const known = text(key)
  return known === key ? label : known
}
