import type { CountryCode } from '../places/countries.ts'

/** Kinds of goods that customs treat differently; everything else is general. */
export const customsGroups = [
  'general',
  'books',
  'cosmetics',
  'iron_steel',
  'watches',
  'bags',
  'textiles',
  'footwear',
  'bicycles',
  'phones',
  'excise',
] as const
export type CustomsGroup = (typeof customsGroups)[number]

type Rule =
  | 'duty_free_up_to'
  | 'tax_up_to_minimum'
  | 'flat_duty_up_to'
  | `duty_${CustomsGroup}`
  | 'vat'
  | 'sales_tax_low'
  | 'sales_tax_high'
  | 'sales_tax_sold_online'
  | 'pmi_value'
  | 'pmi_shipments_bp2mi'
  | 'pmi_shipments_foreign_ministry'

/** One rule as it holds from a day on. Amounts in the currency's own unit; without one the threshold is a count. */
export interface CustomsRule {
  country: CountryCode
  rule: Rule
  rate_percent: number | null
  threshold: number | null
  currency: 'USD' | 'MYR' | null
  source: string
  /** null: older than the sources say */
  valid_from: string | null
  last_checked: string
}

const parcels = {
  country: 'ID',
  source: 'PMK 96/2023, PMK 111/2023, PMK 4/2025',
  valid_from: '2025-03-05',
} as const
const workers = { country: 'ID', source: 'PMK 141/2023', valid_from: '2023-12-11' } as const
const malaysia = { country: 'MY', source: 'Royal Malaysian Customs', valid_from: null } as const
const online = { country: 'MY', source: 'Sales tax on low value goods', valid_from: '2024-01-01' } as const

export const customsRules: readonly CustomsRule[] = [
  limit(parcels, 'duty_free_up_to', 3, 'USD'),
  // Sources differ on tax below the minimum: write the rate of the VAT here when it is charged.
  rate(parcels, 'tax_up_to_minimum', 0),
  limit(parcels, 'flat_duty_up_to', 1500, 'USD'),
  rate(parcels, 'duty_general', 7.5),
  rate(parcels, 'duty_phones', 7.5),
  rate(parcels, 'duty_books', 0),
  rate(parcels, 'duty_cosmetics', 15),
  rate(parcels, 'duty_iron_steel', 15),
  rate(parcels, 'duty_watches', 15),
  rate(parcels, 'duty_bags', 25),
  rate(parcels, 'duty_textiles', 25),
  rate(parcels, 'duty_footwear', 25),
  rate(parcels, 'duty_bicycles', 25),
  rate(parcels, 'vat', 11),
  limit(workers, 'pmi_value', 500, 'USD'),
  limit(workers, 'pmi_shipments_bp2mi', 3, null),
  limit(workers, 'pmi_shipments_foreign_ministry', 1, null),
  limit(malaysia, 'duty_free_up_to', 500, 'MYR'),
  rate(malaysia, 'sales_tax_low', 5),
  rate(malaysia, 'sales_tax_high', 10),
  rate(online, 'sales_tax_sold_online', 10),
]

type Origin = Pick<CustomsRule, 'country' | 'source' | 'valid_from'>

function rate(origin: Origin, rule: Rule, rate_percent: number): CustomsRule {
  return { ...origin, rule, rate_percent, threshold: null, currency: null, last_checked: '2026-11-21' }
}

function limit(
  origin: Origin,
  rule: Rule,
  threshold: number,
  currency: CustomsRule['currency'],
): CustomsRule {
  return { ...origin, rule, rate_percent: null, threshold, currency, last_checked: '2026-11-21' }
}

/** The newest row that holds on that day (YYYY-MM-DD). */
export function ruleOn(country: CountryCode, rule: Rule, day: string, rules = customsRules) {
  const [newest] = rules
    .filter((row) => row.country === country && row.rule === rule && (row.valid_from ?? '') <= day)
    .toSorted((one, other) => ((one.valid_from ?? '') < (other.valid_from ?? '') ? 1 : -1))
  return newest
}

export function percentOn(country: CountryCode, rule: Rule, day: string) {
  return ruleOn(country, rule, day)?.rate_percent ?? 0
}

export function thresholdOn(country: CountryCode, rule: Rule, day: string) {
  return ruleOn(country, rule, day)?.threshold ?? 0
}
