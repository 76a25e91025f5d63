import { Card } from '../../ui/Card.tsx'
import { Table } from '../../ui/Table.tsx'
import { barsOf, ceilingOf, type Series } from './day-bars.ts'
import { useShortDay } from '../../platform/use-short-day.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  what: string
  days: string[]
  series: readonly [Series, Series]
  write: (value: number) => string
}

// One dark, one bright, always in the same order: told apart by lightness, too.
const looks = ['fill-ink', 'fill-accent'] as const
const height = 100

/** Two kinds stacked, one bar a day. The words and the table below say the same to whoever does not see it. */
export function DayChart({ what, days, series, write }: Props) {
  const { t } = useWords()
  const ceiling = ceilingOf(series)
  return (
    <Card className="grid content-start gap-3">
      <h2 className="text-lg">{what}</h2>
      <Legend series={series} />
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <p className="text-muted figures flex flex-col justify-between text-right text-sm" aria-hidden="true">
          <span>{write(ceiling)}</span>
          <span>{write(0)}</span>
        </p>
        <Bars what={what} days={days} series={series} write={write} ceiling={ceiling} />
        <Ends days={days} />
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-medium underline underline-offset-4">
          {t('office_figures.as_table')}
        </summary>
        <DayTable what={what} days={days} series={series} write={write} />
      </details>
    </Card>
  )
}

function Bars({ what, days, series, write, ceiling }: Props & { ceiling: number }) {
  const summary = useSummary({ what, days, series, write })
  const day = useShortDay()
  return (
    <svg
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${days.length * 10} ${height}`}
      preserveAspectRatio="none"
      className="border-line h-44 w-full border-y"
    >
      <line
        x1="0"
        x2={days.length * 10}
        y1={height / 2}
        y2={height / 2}
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      {barsOf(series, ceiling, height).map((bars, place) => (
        <g key={days[place]}>
          <title>{`${day(days[place] ?? '')}: ${series.map(({ name, values }) => `${name} ${write(values[place] ?? 0)}`).join(', ')}`}</title>
          <rect x={place * 10} y="0" width="10" height={height} className="fill-transparent" />
          {bars.map(({ y, height }, kind) => (
            <rect
              key={series[kind]?.name}
              x={place * 10 + 1.5}
              width="7"
              y={y}
              height={height}
              className={looks[kind]}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

function useSummary({ what, days, series, write }: Props) {
  const { t } = useWords()
  const day = useShortDay()
  const sums = days.map((_, place) => series.reduce((all, { values }) => all + (values[place] ?? 0), 0))
  const most = Math.max(...sums)
  const ends = { what, from: day(days[0] ?? ''), to: day(days.at(-1) ?? '') }
  if (most <= 0) return t('office_figures.chart_empty', ends)
  return t('office_figures.chart_text', {
    ...ends,
    total: write(sums.reduce((all, one) => all + one, 0)),
    day: day(days[sums.indexOf(most)] ?? ''),
    most: write(most),
  })
}

function Ends({ days }: { days: string[] }) {
  const { t } = useWords()
  const day = useShortDay()
  return (
    <p className="text-muted col-start-2 flex justify-between pt-1 text-sm" aria-hidden="true">
      <span>{day(days[0] ?? '')}</span>
      <span>{t('office_figures.today')}</span>
    </p>
  )
}

function Legend({ series }: { series: Props['series'] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {series.map(({ name }, kind) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 10 10" className="size-3.5" aria-hidden="true">
            <rect width="10" height="10" className={looks[kind]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function DayTable({ what, days, series, write }: Props) {
  const { t } = useWords()
  const day = useShortDay()
  const rows = days.map((day, place) => ({ day, values: series.map(({ values }) => values[place] ?? 0) }))
  return (
    <Table
      caption={what}
      rows={rows.toReversed()}
      keyOf={({ day }) => day}
      columns={[
        { heading: t('office_figures.day'), render: (row) => day(row.day) },
        ...series.map(({ name }, kind) => ({
          heading: name,
          numeric: true,
          render: ({ values }: (typeof rows)[number]) => write(values[kind] ?? 0),
        })),
        {
          heading: t('office_figures.total'),
          numeric: true,
          render: ({ values }) => write(values.reduce((all, one) => all + one, 0)),
        },
      ]}
    />
  )
}
