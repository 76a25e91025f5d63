import type { ReactNode } from 'react'
import type { DayFigures, FiguresBefore } from '#contract/office/figures.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'
import { useLength } from '../use-age.ts'
import { Sparkline } from './Sparkline.tsx'
import { changeOf, isBetter, trendNames, trendOf, trendRules, type TrendName } from './trends.ts'

interface Props {
  days: DayFigures[]
  before: FiguresBefore
}

/** How the last days went: a figure, what it was before, and its line. */
export function Trends({ days, before }: Props) {
  return (
    <ul className="grid gap-x-10 @xl:grid-cols-2 @4xl:grid-cols-3">
      {trendNames.map((name) => (
        <Trend key={name} name={name} days={days} before={before} />
      ))}
    </ul>
  )
}

function Trend({ name, days, before }: Props & { name: TrendName }) {
  const { t } = useWords()
  const rule = trendRules[name]
  const write = useWriting()[rule.unit]
  const trend = trendOf(rule, days, before)
  // Of what was never counted nothing is said.
  if (trend.value === null && name !== 'on_time') return null
  return (
    <li className="border-line flex min-w-0 flex-wrap items-end gap-x-4 border-b py-3">
      <div className="w-40 max-w-full">
        <p className="text-muted text-sm font-medium">{t(`office_figures.trends.${name}`)}</p>
        {trend.value === null ? (
          <p className="text-muted text-sm">{t('office_figures.nothing_delivered')}</p>
        ) : (
          <>
            <p className="figures text-lg leading-tight font-bold whitespace-nowrap">{write(trend.value)}</p>
            <Change name={name} {...trend} write={write} />
          </>
        )}
        {name === 'orders' && <Lapsed days={days} />}
      </div>
      <Sparkline values={trend.points} isFromZero={rule.per === null} />
    </li>
  )
}

function Lapsed({ days }: { days: DayFigures[] }) {
  const { t } = useWords()
  const { number } = useFigures()
  const lapsed = days.reduce((all, day) => all + day.lapsed, 0)
  if (lapsed === 0) return null
  return (
    <p className="text-muted figures text-sm">
      {number(lapsed)} {t('office_figures.never_paid')}
    </p>
  )
}

interface ChangeProps {
  name: TrendName
  value: number | null
  before: number | null
  write: (value: number) => ReactNode
}

/** The sign and the words say it, too: green is better, amber is worse. */
function Change({ name, value, before, write }: ChangeProps) {
  const { t } = useWords()
  const change = useChange(name, changeOf(trendRules[name], value, before))
  if (change === null || before === null) return null
  return (
    <p className={`figures text-sm leading-snug ${change.look}`}>
      <span className="inline-block">{change.words},</span>{' '}
      <span className="inline-block">
        {t('office_figures.trends.before', { value: String(write(before)) })}
      </span>
    </p>
  )
}

function useChange(name: TrendName, change: number | null) {
  const { t } = useWords()
  const writing = useWriting()
  if (change === null) return null
  const rule = trendRules[name]
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±'
  const size = Math.abs(change)
  const words = {
    money: () => `${sign}${writing.percent(size)}`,
    number: () => `${sign}${writing.percent(size)}`,
    percent: () => t('office_figures.trends.points', { change: `${sign}${writing.number(size)}` }),
    minutes: () => `${sign}${writing.minutes(size)}`,
  }[rule.unit]()
  if (change === 0) return { words, look: 'text-muted' }
  return { words, look: isBetter(rule, change) ? 'text-done' : 'text-waiting' }
}

function useWriting() {
  const { number, amount } = useFigures()
  return {
    // Of large sums nobody reads the sen; small ones are added up by eye.
    money: (value: number) => (value < 10_000 ? amount(value) : amount(Math.round(value)).replace('.00', '')),
    number,
    percent: (value: number) => `${number(value)}%`,
    minutes: useLength(),
  }
}
