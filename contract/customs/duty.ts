import type { PlanningRate } from './customs-rates.ts'
import type { CustomsGroup, CustomsRule } from './customs-rules.ts'
import type { CountryCode } from '../places/countries.ts'
import type { Mode } from '../places/zones.ts'

interface DutyItem {
  group: CustomsGroup
  quantity: number
  unit_value_sen: number
}

export interface DutyQuestion {
  to: CountryCode
  mode: Mode
  items: readonly DutyItem[]
  declared_value_sen: number
  /** They belong to the value on which duty is paid (CIF). */
  freight_sen?: number
  insurance_sen?: number
  fx?: Pick<PlanningRate, 'sen'>
  /** What `pmiAllowance` leaves for this parcel; null: the sender is no migrant worker. */
  pmi?: { relief_usd: number } | null
  /** Sold online to the receiver: gifts and personal effects are not. */
  is_sale?: boolean
  /** YYYY-MM-DD */
  day: string
}

type DutyPartCode = 'duty' | 'vat' | 'sales_tax_low' | 'sales_tax_high'
export type DutyWarning =
  | 'value_differs_from_items'
  | 'ordinary_tariff'
  | 'duty_by_hs_code'
  | 'no_relief_by_sea'
  | 'excise_goods'
  | 'phones_outside_relief'
  | 'sales_tax_when_sold_online'

export interface DutyPart {
  code: DutyPartCode
  /** null: all goods together */
  group: CustomsGroup | null
  base_sen: number
  percent: number
  amount_sen: number
}

export interface DutyEstimate {
  /** not_estimated: the tariff of each single kind of goods decides; parts then show what is known. */
  outcome: 'free' | 'estimated' | 'not_estimated'
  /** null when not estimated */
  total_sen: number | null
  /** FOB: the goods alone */
  value_sen: number
  relief_sen: number
  parts: DutyPart[]
  warnings: DutyWarning[]
  /** the rows it rests on, with their source and the day they were checked */
  rules: CustomsRule[]
}

/** The goods of each kind. What is declared above the sum of the items counts as general goods. */
export function goodsOf({ items, declared_value_sen }: DutyQuestion) {
  const sen_by_group = new Map<CustomsGroup, number>()
  const add = (group: CustomsGroup, sen: number) =>
    sen > 0 && sen_by_group.set(group, (sen_by_group.get(group) ?? 0) + sen)
  for (const { group, quantity, unit_value_sen } of items) add(group, quantity * unit_value_sen)
  const listed_sen = sumOf(sen_by_group)
  add('general', declared_value_sen - listed_sen)
  const warnings: DutyWarning[] =
    items.length > 0 && declared_value_sen !== listed_sen ? ['value_differs_from_items'] : []
  if (sen_by_group.has('excise')) warnings.push('excise_goods')
  return { sen_by_group, value_sen: Math.max(declared_value_sen, listed_sen), warnings }
}

function sumOf(sen_by_group: ReadonlyMap<CustomsGroup, number>) {
  return [...sen_by_group.values()].reduce((sum, sen) => sum + sen, 0)
}
