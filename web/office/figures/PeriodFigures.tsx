import type { DayFigures, LaneFigures } from '#contract/office/figures.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { Card } from '../../ui/Card.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { Table } from '../../ui/Table.tsx'
import { DayChart } from './DayChart.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  days: DayFigures[]
  lanes: LaneFigures[]
}

export function PeriodFigures({ days, lanes }: Props) {
  const { t } = useWords()
  const { number } = useFigures()
  const names = days.map(({ day }) => day)
  const [shipment, box] = [t('office_figures.kinds.shipment'), t('office_figures.kinds.box_purchase')]
  return (
    <>
      <Totals days={days} />
      <div className="grid gap-6 lg:grid-cols-2">
        <DayChart
          what={t('office_figures.by_day.revenue')}
          days={names}
          series={[
            { name: shipment, values: days.map(({ shipment_revenue }) => shipment_revenue) },
            { name: box, values: days.map(({ box_revenue }) => box_revenue) },
          ]}
          write={formatRinggit}
        />
        <DayChart
          what={t('office_figures.by_day.orders')}
          days={names}
          series={[
            { name: shipment, values: days.map(({ shipment_orders }) => shipment_orders) },
            { name: box, values: days.map(({ box_orders }) => box_orders) },
          ]}
          write={number}
        />
      </div>
      <Lanes lanes={lanes} />
    </>
  )
}

function Totals({ days }: { days: DayFigures[] }) {
  const { t } = useWords()
  const { number } = useFigures()
  const sum = (name: Exclude<keyof DayFigures, 'day'>) => days.reduce((all, day) => all + day[name], 0)
  const lapsed = sum('lapsed')
  const [delivered, on_time] = [sum('delivered'), sum('on_time')]
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Total
        name={t('office_figures.revenue')}
        value={formatRinggit(sum('revenue'))}
        text={`${t('office_figures.revenue_text')} ${t('office_figures.unique_text', { amount: formatRinggit(sum('unique_amount')) })}`}
      />
      <Total
        name={t('office_figures.orders')}
        value={number(sum('orders'))}
        text={`${number(lapsed)} ${t('office_figures.never_paid')}`}
      />
      <Total
        name={t('office_figures.on_time')}
        value={delivered === 0 ? '' : `${number(Math.floor((on_time / delivered) * 100))}%`}
        text={
          delivered === 0
            ? t('office_figures.nothing_delivered')
            : t('office_figures.on_time_text', { on_time: number(on_time), delivered: number(delivered) })
        }
      />
    </dl>
  )
}

function Total({ name, value, text }: { name: string; value: string; text: string }) {
  return (
    <div className="border-line bg-surface grid content-start gap-1 rounded-box border p-4">
      <dt className="text-muted text-sm font-medium">{name}</dt>
      <dd className="figures text-2xl font-bold">{value}</dd>
      <dd className="text-muted figures text-sm">{text}</dd>
    </div>
  )
}

function Lanes({ lanes }: { lanes: LaneFigures[] }) {
  const { t } = useWords()
  const { number } = useFigures()
  if (lanes.length === 0) return null
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('office_figures.by_lane')}</h2>
      <Table
        caption={t('office_figures.by_lane')}
        rows={lanes}
        keyOf={({ lane }) => lane}
        columns={[
          {
            heading: t('office_figures.lane'),
            render: ({ lane }) =>
              lane === 'other' ? t('office_figures.other_lane') : t(`office.passports.lanes.${lane}`),
          },
          { heading: t('office_figures.orders'), numeric: true, render: ({ orders }) => number(orders) },
          {
            heading: t('office_figures.revenue'),
            numeric: true,
            render: ({ revenue }) => formatRinggit(revenue),
          },
          {
            heading: t('office_figures.unique'),
            numeric: true,
            render: ({ unique_amount }) => formatRinggit(unique_amount),
          },
          {
            heading: t('office_figures.on_time'),
            numeric: true,
            render: ({ on_time, delivered }) => `${number(on_time)} / ${number(delivered)}`,
          },
        ]}
      />
    </Card>
  )
}
