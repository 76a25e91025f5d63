import type { CountryCode } from '../places/countries.ts'
import type { Sides } from '../prices/chargeable-weight.ts'
import { thresholdOn } from './customs-rules.ts'

/** With whom an Indonesian migrant worker is registered. */
export const pmiRegistrations = ['bp2mi', 'foreign_ministry', 'none'] as const
export type PmiRegistration = (typeof pmiRegistrations)[number]

type PmiWarning =
  | 'pmi_not_registered'
  | 'pmi_no_shipments_left'
  | 'pmi_value_above_relief'
  | 'pmi_parcel_opened_for_size'

export interface PmiAllowance {
  shipments_allowed: number
  shipments_used: number
  shipments_left: number
  usd_per_shipment: number
  usd_allowed: number
  usd_used: number
  /** free of duty and taxes in this parcel */
  relief_usd: number
  /** treated as an ordinary parcel */
  excess_usd: number
  is_within_size: boolean
  warnings: PmiWarning[]
}

// A larger parcel keeps its relief, but customs open it.
const largest_cm = [80, 60, 60] as const

/** Whose workers abroad have a relief when they send home. */
export const pmiCountry = 'ID' satisfies CountryCode

export function isSentHome(from: CountryCode, to: CountryCode) {
  return to === pmiCountry && from !== pmiCountry
}

/** What is left of the year for a worker. A parcel uses up one shipment whatever it is worth. */
export function pmiAllowance({
  registration,
  used,
  year,
  parcel,
}: {
  registration: PmiRegistration
  /** by the day on which customs registered the consignment note, YYYY-MM-DD */
  used: readonly { usd: number; date: string }[]
  year: number
  parcel: Sides & { usd: number }
}): PmiAllowance {
  const day = `${year}-12-31`
  const usd_per_shipment = thresholdOn(pmiCountry, 'pmi_value', day)
  const shipments_allowed =
    registration === 'none' ? 0 : thresholdOn(pmiCountry, `pmi_shipments_${registration}`, day)
  const thisYear = used.filter(({ date }) => date.startsWith(`${year}-`))
  const shipments_left = Math.max(0, shipments_allowed - thisYear.length)
  const relief_usd = shipments_left > 0 ? Math.min(parcel.usd, usd_per_shipment) : 0
  const is_within_size = fits(parcel)
  return {
    shipments_allowed,
    shipments_used: thisYear.length,
    shipments_left,
    usd_per_shipment,
    usd_allowed: shipments_allowed * usd_per_shipment,
    usd_used: cents(thisYear.reduce((sum, { usd }) => sum + Math.min(usd, usd_per_shipment), 0)),
    relief_usd,
    excess_usd: cents(parcel.usd - relief_usd),
    is_within_size,
    warnings: [
      ...(registration === 'none' ? (['pmi_not_registered'] as const) : []),
      ...(shipments_allowed > 0 && shipments_left === 0 ? (['pmi_no_shipments_left'] as const) : []),
      ...(parcel.usd > usd_per_shipment ? (['pmi_value_above_relief'] as const) : []),
      ...(is_within_size ? [] : (['pmi_parcel_opened_for_size'] as const)),
    ],
  }
}

/** However it is turned. */
function fits({ length_cm, width_cm, height_cm }: Sides) {
  const sides = [length_cm, width_cm, height_cm].toSorted((one, other) => other - one)
  return largest_cm.every((limit, index) => (sides[index] ?? 0) <= limit)
}

function cents(usd: number) {
  return Math.round(usd * 100) / 100
}
