import { usd } from './customs-rates.ts'
import { percentOn, ruleOn, thresholdOn, type CustomsGroup } from './customs-rules.ts'
import { goodsOf, type DutyEstimate, type DutyPart, type DutyQuestion } from './duty.ts'
import { percentOf } from '../prices/priced-line.ts'

type Goods = ReadonlyMap<CustomsGroup, number>

/** The value of the goods alone (FOB) decides whether, the value with freight and insurance how much. */
export function intoIndonesia(question: DutyQuestion): DutyEstimate {
  const { day, fx = usd } = question
  const { sen_by_group, value_sen, warnings } = goodsOf(question)
  const limit_sen = (rule: 'duty_free_up_to' | 'flat_duty_up_to') =>
    Math.floor(thresholdOn('ID', rule, day) * fx.sen)
  const answer = { value_sen, relief_sen: 0, parts: [], warnings, rules: rulesFor(question) }

  if (value_sen > limit_sen('flat_duty_up_to'))
    return {
      ...answer,
      outcome: 'not_estimated',
      total_sen: null,
      warnings: [...warnings, 'ordinary_tariff'],
    }
  if (sen_by_group.has('excise')) return { ...answer, outcome: 'not_estimated', total_sen: null }
  if (value_sen <= limit_sen('duty_free_up_to'))
    return payable({ ...answer, parts: smallTax(value_sen, day) })

  const relief_sen = reliefOf(question, sen_by_group, fx.sen)
  const has_phones = relief_sen > 0 && sen_by_group.has('phones')
  return payable({
    ...answer,
    relief_sen,
    parts: dutiesOn(
      relief_sen > 0 ? beyondRelief(sen_by_group, relief_sen) : sen_by_group,
      value_sen,
      question,
    ),
    warnings: has_phones ? [...warnings, 'phones_outside_relief'] : warnings,
  })
}

function payable(answer: Omit<DutyEstimate, 'outcome' | 'total_sen'>): DutyEstimate {
  const total_sen = answer.parts.reduce((sum, { amount_sen }) => sum + amount_sen, 0)
  return { ...answer, total_sen, outcome: total_sen > 0 ? 'estimated' : 'free' }
}

function smallTax(base_sen: number, day: string): DutyPart[] {
  const percent = percentOn('ID', 'tax_up_to_minimum', day)
  if (percent === 0) return []
  return [{ code: 'vat', group: null, base_sen, percent, amount_sen: percentOf(base_sen, percent) }]
}

/** Never more than the rule allows, nor more than the goods are worth. */
function reliefOf({ pmi, day }: DutyQuestion, goods: Goods, sen_per_usd: number) {
  const usd_free = Math.min(pmi?.relief_usd ?? 0, thresholdOn('ID', 'pmi_value', day))
  return Math.min(Math.floor(usd_free * sen_per_usd), valueOf(relievable(goods)))
}

function relievable(goods: Goods) {
  return [...goods].filter(([group]) => group !== 'phones')
}

/** What a worker sends beyond the relief is an ordinary parcel, whatever kind of goods it is. */
function beyondRelief(goods: Goods, relief_sen: number): Goods {
  const rest = new Map([...goods].filter(([group]) => group === 'phones'))
  return rest.set('general', valueOf(relievable(goods)) - relief_sen)
}

function dutiesOn(goods: Goods, value_sen: number, question: DutyQuestion): DutyPart[] {
  const { day, freight_sen = 0, insurance_sen = 0 } = question
  const duties = [...goods]
    .filter(([, sen]) => sen > 0)
    .map(([group, sen]): DutyPart => {
      const percent = percentOn('ID', `duty_${group}`, day)
      const base_sen = sen + Math.floor(((freight_sen + insurance_sen) * sen) / value_sen)
      return { code: 'duty', group, base_sen, percent, amount_sen: percentOf(base_sen, percent) }
    })
  if (duties.length === 0) return []
  const base_sen = duties.reduce((sum, duty) => sum + duty.base_sen + duty.amount_sen, 0)
  const percent = percentOn('ID', 'vat', day)
  return [
    ...duties,
    { code: 'vat', group: null, base_sen, percent, amount_sen: percentOf(base_sen, percent) },
  ]
}

function valueOf(goods: readonly (readonly [CustomsGroup, number])[]) {
  return goods.reduce((sum, [, sen]) => sum + sen, 0)
}

function rulesFor({ items, pmi, day }: DutyQuestion) {
  const groups = new Set<CustomsGroup>(['general', ...items.map(({ group }) => group)])
  const names = [
    ...(['duty_free_up_to', 'tax_up_to_minimum', 'flat_duty_up_to', 'vat'] as const),
    ...[...groups].map((group) => `duty_${group}` as const),
    ...(pmi ? (['pmi_value'] as const) : []),
  ]
  return names.flatMap((name) => ruleOn('ID', name, day) ?? [])
}
