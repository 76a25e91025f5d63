import { percentOn, ruleOn, thresholdOn, type CustomsRule } from './customs-rules.ts'
import { goodsOf, type DutyEstimate, type DutyPart, type DutyQuestion, type DutyWarning } from './duty.ts'
import { percentOf } from '../prices/priced-line.ts'

/** The value with freight and insurance (CIF) decides. Above the limit each kind of goods has its own duty. */
export function intoMalaysia(question: DutyQuestion): DutyEstimate {
  const { mode, day, freight_sen = 0, insurance_sen = 0, is_sale = false } = question
  const { sen_by_group, value_sen, warnings } = goodsOf(question)
  const cif_sen = value_sen + freight_sen + insurance_sen
  const is_small = cif_sen <= thresholdOn('MY', 'duty_free_up_to', day) * 100
  const is_free = is_small && mode === 'air' && !sen_by_group.has('excise')
  const more: DutyWarning[] = [
    ...(is_small && mode === 'sea' ? (['no_relief_by_sea'] as const) : []),
    ...(is_free ? [] : (['duty_by_hs_code'] as const)),
    ...(is_sale && is_small ? (['sales_tax_when_sold_online'] as const) : []),
  ]
  return {
    outcome: is_free ? 'free' : 'not_estimated',
    total_sen: is_free ? 0 : null,
    value_sen,
    relief_sen: is_free ? value_sen : 0,
    parts: is_free ? [] : salesTaxes(cif_sen, day),
    warnings: [...warnings, ...more],
    rules: rulesFor(is_free, is_sale, day),
  }
}

/** One of the two, and on top of a duty that is not known here. */
function salesTaxes(base_sen: number, day: string): DutyPart[] {
  return (['sales_tax_low', 'sales_tax_high'] as const).map((code) => {
    const percent = percentOn('MY', code, day)
    return { code, group: null, base_sen, percent, amount_sen: percentOf(base_sen, percent) }
  })
}

function rulesFor(is_free: boolean, is_sale: boolean, day: string): CustomsRule[] {
  const names = [
    'duty_free_up_to' as const,
    ...(is_free ? [] : (['sales_tax_low', 'sales_tax_high'] as const)),
    ...(is_sale ? (['sales_tax_sold_online'] as const) : []),
  ]
  return names.flatMap((name) => ruleOn('MY', name, day) ?? [])
}
