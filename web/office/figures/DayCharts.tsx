import type { DayFigures } from '#contract/office/figures.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useWords } from '../../platform/words.ts'
import { DayChart } from './DayChart.tsx'

/** Each day for itself, for whoever wants to know more than how it went. */
export function DayCharts({ days }: { days: DayFigures[] }) {
  const { t } = useWords()
  const { number } = useFigures()
  const names = days.map(({ day }) => day)
  const [shipment, box] = [t('office_figures.kinds.shipment'), t('office_figures.kinds.box_purchase')]
  return (
    <details className="@container px-4 py-2 lg:px-6">
      <summary className="min-h-11 cursor-pointer py-2 font-medium underline underline-offset-4">
        {t('office_figures.by_days')}
      </summary>
      <div className="grid gap-6 py-4 @4xl:grid-cols-2">
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
    </details>
  )
}
