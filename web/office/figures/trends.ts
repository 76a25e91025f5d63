import type { DayFigures, FiguresBefore } from '#contract/office/figures.ts'

type Column = keyof FiguresBefore
type Sums = Pick<DayFigures, Column>

interface Rule {
  amount: Column
  /** What it is a share of, or an average over; null for a sum. */
  per: Column | null
  better: 'more' | 'less'
  unit: 'money' | 'number' | 'percent' | 'minutes'
}

/** The lines of trends, in their order. */
export const trendRules = {
  paid: { amount: 'revenue', per: null, better: 'more', unit: 'money' },
  orders: { amount: 'orders', per: null, better: 'more', unit: 'number' },
  on_time: { amount: 'on_time', per: 'delivered', better: 'more', unit: 'percent' },
  answer: { amount: 'answer_seconds', per: 'answers', better: 'less', unit: 'minutes' },
  failed: { amount: 'failed_tries', per: 'first_tries', better: 'less', unit: 'percent' },
} as const satisfies Record<string, Rule>
export type TrendName = keyof typeof trendRules
export const trendNames = Object.keys(trendRules).filter((name) => isTrend(name))

function isTrend(name: string): name is TrendName {
  return Object.hasOwn(trendRules, name)
}

const mostPoints = 30

/** The value of the whole period, of the one before, and along the way; null where there is nothing to tell. */
export function trendOf(rule: Rule, days: readonly Sums[], before: FiguresBefore) {
  const size = Math.ceil(days.length / mostPoints)
  const points = Array.from({ length: Math.ceil(days.length / size) }, (_, place) =>
    valueOf(rule, days.slice(place * size, (place + 1) * size)),
  )
  return { value: valueOf(rule, days), before: valueBefore(rule, before), points }
}

function valueOf({ amount, per, unit }: Rule, days: readonly Sums[]) {
  const sum = (column: Column) => days.reduce((all, day) => all + day[column], 0)
  return per === null ? sum(amount) : shareOf(sum(amount), sum(per), unit)
}

function valueBefore({ amount, per, unit }: Rule, before: FiguresBefore) {
  const [sum, all] = [before[amount], per && before[per]]
  if (sum === null) return null
  if (per === null) return sum
  return all === null ? null : shareOf(sum, all, unit)
}

function shareOf(sum: number, all: number, unit: Rule['unit']) {
  if (all === 0) return null
  // Never rounded up: whoever reads 100 % may rely on it.
  return unit === 'percent' ? Math.floor((sum / all) * 1000) / 10 : Math.round(sum / all / 60)
}

/** How far it went: in percent for sums, else in what it is measured in; null where nothing compares. */
export function changeOf({ unit }: Rule, value: number | null, before: number | null) {
  if (value === null || before === null) return null
  if (unit === 'percent') return Math.round((value - before) * 10) / 10
  if (unit === 'minutes') return value - before
  return before > 0 ? Math.round((value / before - 1) * 100) : null
}

/** Whether that is good news. */
export function isBetter({ better }: Rule, change: number) {
  return better === 'more' ? change > 0 : change < 0
}
